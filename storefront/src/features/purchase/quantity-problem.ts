import type { Product } from "@shop/contract/product/product"
import { quantity } from "@shop/contract/order/quantity"
import { checkQuantity } from "@shop/contract/order/quantity-rule"
import { orderable } from "@/components/expected/orderable"
import { ApiError } from "@/platform/api/api-error"
import { purchaseText } from "./texts"

export type QuantityProblem = {
  sentence: string
  hint: string
  /** The quantities that would do, as buttons. */
  nearest: readonly number[]
}

const QUANTITY_CODES = ["out_of_stock", "below_minimum", "invalid_quantity"]

/** What is wrong with a quantity as it is typed; null where nothing is, and while none is typed. */
export function typedProblem(typed: string, product: Product): QuantityProblem | null {
  if (typed.trim() === "") return null
  const { data, error } = quantity.safeParse(typed)
  if (data) return quantityProblem(data, product)
  return { sentence: error?.issues[0]?.message ?? "", hint: "", nearest: [] }
}

/** Why so many pieces cannot be ordered, said before the shop is asked; null when they can. */
export function quantityProblem(pieces: number, product: Product): QuantityProblem | null {
  const { minimumQuantity: minimum, multiple } = product
  const rule = { minimum, multiple, maximum: null }
  const problem = checkQuantity(pieces, {
    rule,
    available: orderable(Number(product.qty), product),
  })
  if (!problem) return null
  const sentences = {
    out_of_stock: purchaseText("outOfStock"),
    below_minimum: purchaseText("belowMinimum", { minimum }),
    invalid_quantity: purchaseText("soldInCartons", { multiple }),
  }
  const { code, nearest } = problem
  const hint = nearest.length > 0 ? "" : purchaseText("chooseAnotherPart")
  return { sentence: sentences[code], hint, nearest }
}

/** The same of the shop's refusal; null where it refused for another reason. */
export function refusedQuantity(error: unknown): QuantityProblem | null {
  if (!(error instanceof ApiError) || !QUANTITY_CODES.includes(error.code)) return null
  const hint = error.errors.find(({ field }) => field === "qty")?.message ?? ""
  return { sentence: error.message, hint, nearest: [] }
}
