import type { BasketLine, WishedLine } from "@shop/contract/basket/basket"
import { checkQuantity } from "@shop/contract/order/quantity-rule"
import { nextRung, unitPriceAt } from "@shop/contract/product/price-ladder"
import { fakeShop } from "../fake-shop"

/** Lines as the shop judges them, in a basket or on a list. */
export function judged(wishes: readonly WishedLine[]) {
  const lines = wishes.map(lineOf)
  const { addedLines } = fakeShop
  const total = [...lines, ...addedLines].reduce((sum, line) => sum + (line.total ?? 0), 0)
  return { lines, ...(addedLines.length > 0 && { addedLines }), total, weight: null }
}

function lineOf({ productId, qty }: WishedLine): BasketLine {
  const product = fakeShop.products.find(({ _id }) => _id === productId)
  const { minimumQuantity: minimum = 1, multiple = 1, ladder = [] } = product ?? {}
  const available = Number(product?.qty ?? 0)
  const problem = checkQuantity(qty, { rule: { minimum, multiple, maximum: null }, available })
  const unitPrice = product ? (unitPriceAt(ladder, qty) ?? product.price) : null
  return {
    productId,
    productName: product?.productName ?? "a part that is no longer sold",
    sku: product?.sku ?? "",
    image: product?.image ?? "",
    qty,
    unitPrice,
    total: unitPrice === null ? null : Number((unitPrice * qty).toFixed(6)),
    status: product ? (problem?.code ?? "ok") : "unknown",
    nearest: product ? (problem?.nearest ?? []) : [],
    available,
    minimumQuantity: minimum,
    multiple,
    weight: null,
    ladder,
    nextRung: nextRung(ladder, qty),
  }
}
