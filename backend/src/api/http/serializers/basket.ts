import type { Basket, BasketLine, CheckedBasket } from "../../../contract/basket/basket"
import type { AddedLine } from "../../../contract/order/added-lines"
import { ladderOf, nextRung } from "../../../contract/product/price-ladder"
import { NO_FITS, type Fits } from "../../../queries/fitment/fits"
import type { JudgedWish } from "../../../queries/basket/judged-lines"
import { expectedOf } from "./expected"

/** What a line of a part is called that the shop has forgotten. */
const NAMELESS = "a part that is no longer sold"

type Judged = { wishes: readonly JudgedWish[]; added: readonly AddedLine[]; fits?: Fits }

export function toBasket({ version, ...judged }: Judged & { version: number }): Basket {
  return { version, ...toCheckedBasket(judged) }
}

export function toCheckedBasket({ wishes, added, fits }: Judged): CheckedBasket {
  const lines = wishes.map((wish) => toBasketLine(wish, fits))
  return {
    lines,
    ...(added.length > 0 && { addedLines: [...added] }),
    total: totalOf([...lines, ...added]),
    weight: weightOf(lines),
  }
}

/** What lines with a price come to. */
export function totalOf(lines: readonly { total: number | null }[]): number {
  return Number(lines.reduce((sum, line) => sum + (line.total ?? 0), 0).toFixed(6))
}

/** Grams of the lines whose weight is known; null where none is. */
export function weightOf(lines: readonly Pick<BasketLine, "weight">[]): number | null {
  const weights = lines.flatMap(({ weight }) => weight ?? [])
  return weights.length > 0 ? weights.reduce((sum, weight) => sum + weight, 0) : null
}

/** A wish as the shop judges it, whoever keeps it. */
export function toBasketLine(wish: JudgedWish, fits: Fits = NO_FITS): BasketLine {
  const { id, quantity: qty, facts, sold } = wish
  const weight = facts?.weight ? Number((facts.weight * qty).toFixed(3)) : null
  if (!sold) return unknownLine(wish)
  const { part, judged } = sold
  const ladder = ladderOf(part.rungs, judged.rule)
  return {
    productId: id,
    productName: part.name,
    sku: part.sku,
    image: part.image,
    qty,
    unitPrice: judged.unit_price,
    total: judged.total,
    status: judged.problem?.code ?? "ok",
    nearest: judged.problem?.nearest ?? [],
    available: part.available,
    ...expectedOf(part),
    minimumQuantity: judged.rule.minimum,
    multiple: judged.rule.multiple,
    weight,
    ladder,
    nextRung: nextRung(ladder, qty),
    ...fits.get(part.variant_id),
  }
}

function unknownLine({ id, quantity, facts }: JudgedWish): BasketLine {
  return {
    productId: id,
    productName: facts?.name ?? NAMELESS,
    sku: facts?.sku ?? "",
    image: facts?.image ?? "",
    qty: quantity,
    unitPrice: null,
    total: null,
    status: "unknown",
    nearest: [],
    available: 0,
    minimumQuantity: 1,
    multiple: 1,
    weight: null,
    ladder: [],
    nextRung: null,
  }
}
