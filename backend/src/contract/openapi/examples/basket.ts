import type { Basket, BasketLine } from "../../basket/basket"
import type { CallExamples } from "./call-examples"
import { EXAMPLE_PRODUCT } from "./products"

const { _id: productId, productName, sku, image, price, ladder } = EXAMPLE_PRODUCT

export const EXAMPLE_LINE: BasketLine = {
  productId,
  productName,
  sku,
  image,
  qty: 185,
  unitPrice: price,
  total: 2830.5,
  status: "ok",
  nearest: [],
  available: 1664,
  minimumQuantity: 50,
  multiple: 1,
  weight: 999_000,
  ladder,
  nextRung: { from: 200, add: 15, unitPrice: 14.1, saves: 7.8, cheaperInAll: false },
}

const CHECKED = { lines: [EXAMPLE_LINE], total: 2830.5, weight: 999_000 }
const BASKET: Basket = { version: 7, ...CHECKED }
const lines = [{ productId, qty: 185 }]
const answer = { success: true, data: BASKET }

export const BASKET_EXAMPLES: CallExamples = {
  getBasket: { answer },
  replaceBasket: {
    bodies: { "What was seen, changed": { lines, version: 6 }, "Whatever is there": { lines } },
    answer,
  },
  addToBasket: { bodies: { "One part": { lines } }, answer },
  checkBasket: { bodies: { "One part": { lines } }, answer: { success: true, data: CHECKED } },
}
