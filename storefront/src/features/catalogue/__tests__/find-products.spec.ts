import type { Product } from "@shop/contract/product"
import { findProducts } from "../find-products"

function part(productName: string, sku: string): Product {
  return {
    _id: sku,
    productName,
    description: "",
    price: 1,
    qty: "100",
    image: "",
    totalPrice: "100",
    sku,
    category: productName.split(" ")[0] ?? "",
    minimumQuantity: 50,
    multiple: 1,
  }
}

const DISC = part("Brake disc 280 × 22 vented, 5 × 112", "BD-2803-V")
const PUMP = part("Water pump 70 with 7 blades", "WP-0703-R")

describe("findProducts", () => {
  it("answers every part for an empty search", () => {
    expect(findProducts([DISC, PUMP], "")).toEqual([DISC, PUMP])
  })

  it("finds a number without its punctuation and case", () => {
    expect(findProducts([DISC, PUMP], "bd2803v")).toEqual([DISC])
    expect(findProducts([DISC, PUMP], "WP/0703")).toEqual([PUMP])
  })

  it("asks for every word, in any order", () => {
    expect(findProducts([DISC, PUMP], "112 brake")).toEqual([DISC])
    expect(findProducts([DISC, PUMP], "brake pump")).toEqual([])
  })
})
