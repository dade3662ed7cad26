import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { FieldCard } from "../../features/plugin-fields/field-card"

/** What plugins declared of this customer. */
const CustomerPluginFields = ({ data: customer }: DetailWidgetProps<HttpTypes.AdminCustomer>) => (
  <FieldCard thing={{ path: "customers", id: customer.id }} />
)

export const config = defineWidgetConfig({ zone: "customer.details.side.before" })

export default CustomerPluginFields
