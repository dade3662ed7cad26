import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { ProductFitments } from "../../features/fitments/product-fitments"

/** What this product fits, its numbers and what replaces it; nothing in a shop without vehicles. */
const ProductFitmentSections = ({ data: product }: DetailWidgetProps<HttpTypes.AdminProduct>) => (
  <ProductFitments key={product.id} productId={product.id} />
)

export const config = defineWidgetConfig({ zone: "product.details.after" })

export default ProductFitmentSections
