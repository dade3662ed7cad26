import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { FieldCard } from "../features/plugin-fields/field-card"

/** What plugins declared of this order. */
const OrderPluginFields = ({ data: order }: DetailWidgetProps<HttpTypes.AdminOrder>) => (
  <FieldCard thing={{ path: "orders", id: order.id }} />
)

export const config = defineWidgetConfig({ zone: "order.details.side.before" })

export default OrderPluginFields
