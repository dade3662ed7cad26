import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { FieldCard } from "../../features/plugin-fields/field-card"
import { LineFieldsCard } from "../../features/plugin-fields/line-fields-card"

/** What plugins declared of this order and of its lines. */
const OrderPluginFields = ({ data: order }: DetailWidgetProps<HttpTypes.AdminOrder>) => (
  <>
    <FieldCard thing={{ path: "orders", id: order.id }} />
    <LineFieldsCard orderId={order.id} />
  </>
)

export const config = defineWidgetConfig({ zone: "order.details.side.before" })

export default OrderPluginFields
