import type { Product } from "@shop/contract/product/product"
import { checkQuantity } from "@shop/contract/order/quantity-rule"
import { ApiError } from "@/platform/api/api-error"
import { purchaseText } from "./texts"

export type QuantityProblem = { sentence: string; hint: string }

const QUANTITY_CODES = ["out_of_stock", "below_minimum", "invalid_quantity"]

/** Why so many pieces cannot be ordered, said before the shop is asked; null when they can. */
export function quantityProblem(quantity: number, product: Product): QuantityProblem | null {
  const { minimumQuantity: minimum, multiple } = product
  const rule = { minimum, multiple, maximum: null }
  const problem = checkQuantity(quantity, { rule, available: Number(product.qty) })
  if (!problem) return null
  const sentences = {
    out_of_stock: purchaseText("outOfStock"),
    below_minimum: purchaseText("belowMinimum", { minimum }),
    invalid_quantity: purchaseText("soldInCartons", { multiple }),
  }
  const hint =
    problem.nearest.length > 0
      ? purchaseText("orderNearest", { quantities: problem.nearest.join(purchaseText("or")) })
      : purchaseText("chooseAnotherPart")
  return { sentence: sentences[problem.code], hint }
}

/** The same of the shop's refusal; null where it refused for another reason. */
export function refusedQuantity(error: unknown): QuantityProblem | null {
  if (!(error instanceof ApiError) || !QUANTITY_CODES.includes(error.code)) return null
  const hint = error.errors.find(({ field }) => field === "qty")?.message ?? ""
  return { sentence: error.message, hint }
}
