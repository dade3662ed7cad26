import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../components/load-state"
import { useOrderShipments } from "../../features/shipments/api"
import { OrderShipments } from "../../features/shipments/order-shipments"

/** What of this order was sent, what is open, and the way to send it. */
const OrderShipmentsWidget = ({ data: order }: DetailWidgetProps<HttpTypes.AdminOrder>) => {
  const { t } = useTranslation("shop")
  const { id, version, status, payment_status, fulfillment_status } = order
  const query = useOrderShipments(id, [version, status, payment_status, fulfillment_status])
  return (
    <Container className="divide-y p-0">
      {query.data ? (
        <OrderShipments orderId={id} order={query.data} />
      ) : (
        <LoadState query={query} failed={(reason) => t("shipments.loadFailed", { reason })} />
      )}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.before" })

export default OrderShipmentsWidget
