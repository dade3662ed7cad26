import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { SectionHeader } from "../../components/section-header"
import { PaymentEventList } from "../../features/orders/payment-event-list"

/** What the payment provider reported of this order: payments, declined cards, refunds, disputes. */
const OrderPaymentEvents = ({ data: order }: DetailWidgetProps<HttpTypes.AdminOrder>) => {
  const { t } = useTranslation("shop")
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("paymentEvents.title")} level="h2" />
      <PaymentEventList orderId={order.id} />
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.after" })

export default OrderPaymentEvents
