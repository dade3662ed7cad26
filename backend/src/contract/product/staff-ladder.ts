import { z } from "@medusajs/framework/zod"
import { money } from "../money"

const MOST_RUNGS = 20
const MOST_PIECES = 1_000_000

const staffRungSchema = z.object({
  from: z
    .number("must be a whole number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(MOST_PIECES, `must be at most ${MOST_PIECES}`),
  /** Major units for one piece. */
  amount: money.refine((amount) => amount > 0, "must be above 0"),
})

/** What is wrong with a ladder as a whole; null where nothing is. */
function ladderProblem(rungs: readonly StaffRung[]): string | null {
  if (rungs.length > 0 && rungs[0]?.from !== 1) return "rungs must begin at 1 piece"
  const pairs = rungs.slice(1).map((rung, index) => [rungs[index] ?? rung, rung] as const)
  if (pairs.some(([before, { from }]) => from <= before.from)) {
    return "rungs must be in ascending order, each quantity once"
  }
  const falls = pairs.every(([before, { amount }]) => amount < before.amount)
  return falls ? null : "rungs must cost less a piece than the one before"
}

/** POST /admin/price-ladders/{variant}: the whole ladder of everybody, or of one customer group. */
export const setLadderSchema = z
  .object({
    /** Null for everybody's own prices. */
    customer_group_id: z.string().min(1).max(64).nullable().default(null),
    /** None takes a group's ladder away. */
    rungs: z.array(staffRungSchema).max(MOST_RUNGS, `rungs must be at most ${MOST_RUNGS}`),
    /** The ladder that whoever writes this one saw: another one is there by now, and it is refused. */
    seen: z.array(z.object({ from: z.number(), amount: z.number() })).max(1000),
  })
  .strict()
  .superRefine(({ customer_group_id, rungs }, context) => {
    const none = customer_group_id === null && rungs.length === 0
    const message = none ? "rungs must have one at least" : ladderProblem(rungs)
    if (message) context.addIssue({ code: "custom", path: ["rungs"], message })
  })

export const ladderQuerySchema = z.object({ customer_group_id: z.string().max(64).optional() })

/** GET /admin/price-ladders/{variant}/preview: for a customer, a group, or a guest. */
export const pricePreviewQuerySchema = z.object({
  customer_id: z.string().max(64).optional(),
  customer_group_id: z.string().max(64).optional(),
  quantity: z.coerce
    .number("quantity must be a whole number")
    .int("quantity must be a whole number")
    .min(1, "quantity must be at least 1")
    .max(MOST_PIECES, `quantity must be at most ${MOST_PIECES}`),
})

const named = z.object({ id: z.string(), name: z.string() })

export const staffLadderSchema = z.object({
  currency_code: z.string(),
  customer_group: named.nullable(),
  /** The list that the group's prices are in; null for everybody, and before the first price. */
  price_list: z.object({ id: z.string(), title: z.string() }).nullable(),
  rungs: z.array(z.object({ from: z.number(), amount: z.number() })),
})

export const pricePreviewSchema = z.object({
  currency_code: z.string(),
  quantity: z.number(),
  /** Null where nothing is to be had at this quantity. */
  unit_price: z.number().nullable(),
  total: z.number().nullable(),
  /** Whether tax is in them; else an order adds it. */
  is_tax_inclusive: z.boolean(),
  /** The groups that the customer is in. */
  customer_groups: z.array(named),
  /** The list that the price is from; null for everybody's own price. */
  price_list: z
    .object({ id: z.string(), title: z.string(), type: z.enum(["sale", "override"]) })
    .nullable(),
  /** The rung that the quantity stands on; `to` is null where it has no end. */
  from: z.number(),
  to: z.number().nullable(),
})

export type StaffRung = { from: number; amount: number }
export type SetLadder = z.infer<typeof setLadderSchema>
export type LadderQuery = z.infer<typeof ladderQuerySchema>
export type PricePreviewQuery = z.infer<typeof pricePreviewQuerySchema>
export type StaffLadder = z.infer<typeof staffLadderSchema>
export type PricePreview = z.infer<typeof pricePreviewSchema>
