import { z } from "@medusajs/framework/zod"
import { firstValidQuantity, type QuantityRule } from "../order/quantity-rule"

/** From `from` pieces on, up to the next rung, each piece costs `unitPrice`. */
export const rungSchema = z.object({
  from: z.number().int().positive(),
  unitPrice: z.number().meta({ description: "Major units for one piece" }),
})

export const nextRungSchema = z.object({
  from: z.number().int().positive(),
  add: z.number().int().positive().meta({ description: "Pieces that are missing to it" }),
  unitPrice: z.number(),
  saves: z.number().meta({ description: "How much less a piece costs, in percent, to a tenth" }),
  cheaperInAll: z
    .boolean()
    .meta({ description: "Whether that many pieces cost less in all than those asked for" }),
})

export type Rung = z.infer<typeof rungSchema>
export type NextRung = z.infer<typeof nextRungSchema>

/** What a piece costs where so many are bought, in major units; undefined where it has no price. */
export function unitPriceAt(rungs: readonly Rung[], quantity: number): number | undefined {
  return rungs.findLast(({ from }) => from <= quantity)?.unitPrice
}

/** The first quantity from `from` on that the rule allows; undefined where there is none. */
function validFrom(rule: QuantityRule, from: number): number | undefined {
  const first = Math.max(firstValidQuantity(rule), Math.ceil(from / rule.multiple) * rule.multiple)
  return first > (rule.maximum ?? first) ? undefined : first
}

/** The rungs, in order, that somebody can stand on who keeps to the rule, from the first valid quantity on. */
export function ladderOf(rungs: readonly Rung[], rule: QuantityRule): Rung[] {
  const ladder: Rung[] = []
  for (const rung of rungs) {
    const from = validFrom(rule, rung.from)
    if (from === undefined) break
    const unitPrice = unitPriceAt(rungs, from) ?? rung.unitPrice
    if (unitPrice !== ladder.at(-1)?.unitPrice) ladder.push({ from, unitPrice })
  }
  return ladder
}

/** The next rung of a ladder where a piece costs less than at `quantity`; null behind the last. */
export function nextRung(ladder: readonly Rung[], quantity: number): NextRung | null {
  const now = unitPriceAt(ladder, quantity) ?? ladder[0]?.unitPrice
  const next = ladder.find(({ from, unitPrice }) => from > quantity && unitPrice < (now ?? 0))
  if (now === undefined || !next) return null
  const { from, unitPrice } = next
  return {
    from,
    add: from - quantity,
    unitPrice,
    saves: Math.round((1 - unitPrice / now) * 1000) / 10,
    cheaperInAll: from * unitPrice < quantity * now,
  }
}
