import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container, Heading } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { PaymentEventList } from "../features/orders/payment-event-list"

/** What the payment provider told of this order: payments, declined cards, refunds, disputes. */
const OrderPaymentEvents = ({ data: order }: DetailWidgetProps<HttpTypes.AdminOrder>) => {
  const { t } = useTranslation("shop")
  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        {t("paymentEvents.title")}
      </Heading>
      <PaymentEventList orderId={order.id} />
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.after" })

export default OrderPaymentEvents
