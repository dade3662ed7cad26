import {
  basketLinesSchema,
  replaceBasketSchema,
  type WishedLine,
} from "@shop/contract/basket/basket"
import { REFUSALS } from "@shop/contract/refusals"
import { callerOf, fakeShop } from "../fake-shop"
import { Refusal, serve } from "../serve"
import { fitOf } from "./matching"
import { judged } from "./judged-lines"

type Kept = { version: number; lines: WishedLine[] }

function basketOf(token: string | null): Kept {
  return fakeShop.baskets.get(callerOf(token)._id) ?? { version: 0, lines: [] }
}

function keep(token: string | null, lines: WishedLine[]) {
  const { version } = basketOf(token)
  const basket = { version: version + 1, lines }
  fakeShop.baskets.set(callerOf(token)._id, basket)
  return answer(basket)
}

function answer({ version, lines }: Kept) {
  return { body: { success: true, data: { version, ...judged(lines) } } }
}

function refuseUnknown(lines: readonly WishedLine[], kept: readonly WishedLine[]): void {
  const known = new Set([...fakeShop.products.map(({ _id }) => _id), ...kept.map(idOf)])
  const errors = lines.flatMap(({ productId }, index) =>
    known.has(productId) ? [] : [{ field: `lines.${index}.productId`, message: "unknown" }],
  )
  const message = REFUSALS.product_not_found.variants.unknown
  if (errors.length > 0) throw new Refusal(404, "product_not_found", { message, errors })
}

const idOf = ({ productId }: WishedLine) => productId

export const basketHandlers = [
  serve("getBasket", ({ token }) => answer(basketOf(token))),
  serve("replaceBasket", ({ body, token }) => {
    const { lines, version } = replaceBasketSchema.parse(body)
    const kept = basketOf(token)
    refuseUnknown(lines, kept.lines)
    if (version !== undefined && version !== kept.version) {
      throw new Refusal(409, "basket_changed", { message: REFUSALS.basket_changed.sentence })
    }
    return keep(token, lines)
  }),
  serve("addToBasket", ({ body, token }) => {
    const { lines } = basketLinesSchema.parse(body)
    refuseUnknown(lines, [])
    const now = new Map(basketOf(token).lines.map(({ productId, qty }) => [productId, qty]))
    for (const { productId, qty } of lines) now.set(productId, (now.get(productId) ?? 0) + qty)
    return keep(
      token,
      [...now].map(([productId, qty]) => ({ productId, qty })),
    )
  }),
  serve("checkBasket", ({ body, query }) => {
    const checked = judged(basketLinesSchema.parse(body).lines)
    const lines = checked.lines.map((line) => ({ ...line, ...fitOf(line.productId, query) }))
    return { body: { success: true, data: { ...checked, lines } } }
  }),
]
