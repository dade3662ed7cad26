import type { ProductDetail } from "../../../src/contract/product/product"
import type { TestPart } from "../shop-fixture"

/** The product dialog's body, with a total that the server is to ignore. */
export const PRODUCT_FORM = {
  productName: "Water pump 70",
  description: "With seven blades.",
  price: "12.25",
  qty: "200",
  image: "/uploads/pump.webp",
  totalPrice: "1",
}

/** A product of /api/v1 as something to buy. */
export function partOf({ _id, productName, price, qty, sku }: ProductDetail): TestPart {
  return { id: _id, name: productName, price, stock: Number(qty), sku }
}
