import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { FieldCard } from "../../features/plugin-fields/field-card"

/** What plugins declared of this product. */
const ProductPluginFields = ({ data: product }: DetailWidgetProps<HttpTypes.AdminProduct>) => (
  <FieldCard thing={{ path: "products", id: product.id }} />
)

export const config = defineWidgetConfig({ zone: "product.details.side.before" })

export default ProductPluginFields
