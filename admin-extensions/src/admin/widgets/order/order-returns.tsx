import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { useOrderReturns } from "../../features/returns/api"
import { OrderReturns } from "../../features/returns/order-returns"

/** What its customer asked to give back of this order; nothing before the first. */
const OrderReturnsWidget = ({ data: order }: DetailWidgetProps<HttpTypes.AdminOrder>) => {
  const { t } = useTranslation("shop")
  const { id, version, status, payment_status, fulfillment_status } = order
  const query = useOrderReturns(id, [version, status, payment_status, fulfillment_status])
  const returns = query.data?.returns
  if (!query.error && (returns?.length ?? 0) === 0) return null
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("returns.title")} lead={t("returns.order.lead")} level="h2" />
      {returns ? (
        <OrderReturns returns={returns} />
      ) : (
        <LoadState query={query} failed={(reason) => t("returns.loadFailed", { reason })} />
      )}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.after" })

export default OrderReturnsWidget
