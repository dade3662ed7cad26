import type { BasketLine } from "@shop/contract/basket/basket"
import { checkQuantity } from "@shop/contract/order/quantity-rule"
import { multiplied } from "@/platform/format/money-format"
import type { Wish } from "./change/basket-change"

/** A line of a basket page; `asked` is false while the shop has not said anything of it. */
export type ShownLine = BasketLine & { asked: boolean }

/** Wishes as the shop judged them last, and what it will say of those that were changed since. */
export function shownLines(wishes: readonly Wish[], judged: readonly BasketLine[]): ShownLine[] {
  const known = new Map(judged.map((line) => [line.productId, line]))
  return wishes.map((wish) => {
    const line = known.get(wish.productId)
    return line ? { ...withQuantity(line, wish.qty), asked: true } : unaskedLine(wish)
  })
}

/** A line at another quantity: what a maximum or a change of the stock makes of it, the shop says. */
function withQuantity(line: BasketLine, qty: number): BasketLine {
  if (line.qty === qty || line.status === "unknown") return { ...line, qty }
  const { minimumQuantity: minimum, multiple, available, ladder } = line
  const rule = { minimum, multiple, maximum: null }
  const problem = checkQuantity(qty, { rule, available })
  const rung = ladder.findLast(({ from }) => from <= qty) ?? ladder[0]
  const unitPrice = rung?.unitPrice ?? line.unitPrice
  return {
    ...line,
    qty,
    unitPrice,
    total: unitPrice === null ? null : multiplied(unitPrice, qty),
    weight: line.weight === null ? null : (line.weight / line.qty) * qty,
    status: problem?.code ?? "ok",
    nearest: problem?.nearest ?? [],
    nextRung: null,
  }
}

function unaskedLine({ productId, qty, productName = "" }: Wish): ShownLine {
  return {
    productId,
    productName,
    sku: "",
    image: "",
    qty,
    unitPrice: null,
    total: null,
    status: "ok",
    nearest: [],
    available: 0,
    minimumQuantity: 1,
    multiple: 1,
    weight: null,
    ladder: [],
    nextRung: null,
    asked: false,
  }
}
