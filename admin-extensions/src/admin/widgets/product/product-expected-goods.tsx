import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container } from "@medusajs/ui"
import { ProductGoods } from "../../features/expected-goods/product-goods"

/** What is to come of this product, and whether it may be ordered before it is there. */
const ProductExpectedGoods = ({ data: product }: DetailWidgetProps<HttpTypes.AdminProduct>) => (
  <Container className="divide-y p-0">
    <ProductGoods key={product.id} productId={product.id} />
  </Container>
)

export const config = defineWidgetConfig({ zone: "product.details.after" })

export default ProductExpectedGoods
