import type { MedusaContainer } from "@medusajs/framework/types"
import { checkQuantity, ruleInForce } from "../../../contract/order/quantity-rule"
import { orderable } from "../../../queries/order/purchase/judge-line"
import { readOrderableVariant } from "../../../queries/product/orderable-variant"
import { readShopMinimum } from "../../../queries/shop/shop-settings"
import { quantityRefusal } from "../quantity-refusal"

/** A line of a cart or order as Medusa hands it over. */
export type OrderedLine = { variant_id?: string | null; quantity?: unknown }

/**
 * The rule of /api/v1 and the stock for all lines together: the pieces of one part are summed, or
 * two lines of 25 would pass for an order of 50. Throws ShopError with the spec's sentence.
 */
export async function checkLines(
  container: MedusaContainer,
  lines: readonly OrderedLine[],
): Promise<void> {
  await checkParts(container, lines, (available) => available)
}

/** The same without the stock. */
export async function checkLineRules(
  container: MedusaContainer,
  lines: readonly OrderedLine[],
): Promise<void> {
  await checkParts(container, lines, () => Number.MAX_SAFE_INTEGER)
}

async function checkParts(
  container: MedusaContainer,
  lines: readonly OrderedLine[],
  counted: (available: number) => number,
): Promise<void> {
  const shopMinimum = await readShopMinimum(container)
  for (const [variantId, pieces] of piecesOf(lines)) {
    const sellable = await readOrderableVariant(container, variantId)
    // What is not sold Medusa refuses by itself.
    if (!sellable) continue
    const rule = ruleInForce(sellable.rule, shopMinimum)
    const problem = checkQuantity(pieces, { rule, available: counted(orderable(sellable)) })
    if (problem) throw quantityRefusal(problem, rule)
  }
}

/** Pieces by variant; a line of none is one that is taken away. */
function piecesOf(lines: readonly OrderedLine[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { variant_id, quantity } of lines) {
    const wanted = Number(quantity ?? 0)
    if (variant_id && wanted !== 0) pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + wanted)
  }
  return pieces
}
