import type { Product } from "@shop/contract/product/product"
import { checkQuantity } from "@shop/contract/order/quantity-rule"
import { ApiError } from "@/platform/api/api-error"

export type QuantityProblem = { sentence: string; hint: string }

const QUANTITY_CODES = ["out_of_stock", "below_minimum", "invalid_quantity"]

/** Why so many pieces cannot be ordered, said before the shop is asked; null when they can. */
export function quantityProblem(quantity: number, product: Product): QuantityProblem | null {
  const { minimumQuantity: minimum, multiple } = product
  const rule = { minimum, multiple, maximum: null }
  const problem = checkQuantity(quantity, { rule, available: Number(product.qty) })
  if (!problem) return null
  const sentences = {
    out_of_stock: "Sorry, we don't have enough stock for this product",
    below_minimum: `sorry you have to order over ${minimum} at a time`,
    invalid_quantity: `this part is sold in cartons of ${multiple}`,
  }
  const hint =
    problem.nearest.length > 0 ? `order ${problem.nearest.join(" or ")}` : "choose another part"
  return { sentence: sentences[problem.code], hint }
}

/** The same of the shop's refusal; null where it refused for another reason. */
export function refusedQuantity(error: unknown): QuantityProblem | null {
  if (!(error instanceof ApiError) || !QUANTITY_CODES.includes(error.code)) return null
  const hint = error.errors.find(({ field }) => field === "qty")?.message ?? ""
  return { sentence: error.message, hint }
}
