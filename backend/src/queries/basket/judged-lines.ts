import type { MedusaContainer } from "@medusajs/framework/types"
import type { WishedLine } from "../../contract/basket/basket"
import { judgeLine, type JudgedLine } from "../order/purchase/judge-line"
import { readParts } from "../product/parts"
import type { Buyer, Sellable } from "../product/sellable"
import { readShopMinimum } from "../shop/shop-settings"
import { readKeptBasket, readVariantFacts, type KeptLine, type VariantFacts } from "./kept-basket"

/** So many pieces of what an id of /api/v1 names. */
type Wish = { id: string; quantity: number }

export type JudgedWish = Wish & {
  /** What is known of it, sold or not. */
  facts: VariantFacts | undefined
  /** Undefined where the part is not sold. */
  sold: { part: Sellable; judged: JudgedLine } | undefined
}

type JudgedBasket = { version: number; wishes: JudgedWish[] }

/** A person's basket, judged at this moment for them. */
export async function readJudgedBasket(
  container: MedusaContainer,
  customer_id: string,
): Promise<JudgedBasket> {
  const { version, lines } = await readKeptBasket(container, customer_id)
  return { version, wishes: await judgeKept(container, { lines, buyer: { customer_id } }) }
}

/** Lines that a list keeps, judged for whoever reads it. */
export async function judgeKept<Line extends KeptLine>(
  container: MedusaContainer,
  { lines, buyer }: { lines: readonly Line[]; buyer: Buyer },
): Promise<(Line & JudgedWish)[]> {
  const wishes = await judge(container, { wishes: lines, buyer })
  return wishes.map((wish) => ({ ...wish, facts: wish }))
}

/** Lines of a client, judged for them; the same part twice is added up. */
export async function judgeLines(
  container: MedusaContainer,
  { lines, buyer }: { lines: readonly WishedLine[]; buyer: Buyer },
): Promise<JudgedWish[]> {
  const wanted = new Map<string, number>()
  for (const { productId, qty } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + qty)
  const wishes = await judge(container, {
    wishes: [...wanted].map(([id, quantity]) => ({ id, quantity })),
    buyer,
  })
  const variant_ids = wishes.flatMap(({ sold }) => sold?.part.variant_id ?? [])
  const facts = await readVariantFacts(container, variant_ids)
  return wishes.map((wish) => ({ ...wish, facts: facts.get(wish.sold?.part.variant_id ?? "") }))
}

/** The variants of those that are sold. */
export function soldIn(wishes: readonly JudgedWish[]): string[] {
  return wishes.flatMap(({ sold }) => sold?.part.variant_id ?? [])
}

/** By the rules and prices of this moment, in two statements beside one another. */
async function judge<Line extends Wish>(
  container: MedusaContainer,
  { wishes, buyer }: { wishes: readonly Line[]; buyer: Buyer },
): Promise<(Line & Pick<JudgedWish, "sold">)[]> {
  if (wishes.length === 0) return []
  const [parts, shop_minimum] = await Promise.all([
    readParts(container, { ids: wishes.map(({ id }) => id), buyer }),
    readShopMinimum(container),
  ])
  return wishes.map((wish) => {
    const part = parts.get(wish.id)
    const { quantity } = wish
    return { ...wish, sold: part && { part, judged: judgeLine(part, { quantity, shop_minimum }) } }
  })
}
