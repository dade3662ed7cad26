import { z } from "@medusajs/framework/zod"
import { MOST_LINES } from "../list-sizes"
import { lineNumber } from "../order/line-number"
import { quantity } from "../order/quantity"

/** The event that a return was asked for, or came a step further. */
export const RETURN_CHANGED = "order-return.changed"

export const LONGEST_RETURN_TEXT = 2000
export const MOST_RETURN_PICTURES = 3

/**
 * A return is asked for, then approved or refused by staff, or withdrawn by who asked; what was
 * approved is received, or refused where it never came; what was received is settled.
 */
export const RETURN_STATES = [
  "requested",
  "approved",
  "received",
  "settled",
  "refused",
  "withdrawn",
] as const

export const RETURN_REASONS = [
  "damaged_in_transit",
  "defective",
  "wrong_part",
  "ordered_wrongly",
  "does_not_fit",
  "other",
] as const

export const SETTLEMENTS = ["refund", "replacement"] as const

const REFUND_STATES = ["none", "open", "booked", "refused"] as const

const time = z.string().nullable()
const pieces = z.number().int()
const place = pieces.meta({ description: "Its place in the order's lines, from 1" })
const sku = z.string().meta({ description: "Empty where the part has none" })
const reason = z.enum(RETURN_REASONS, `reason must be one of ${RETURN_REASONS.join(", ")}`)

/** Pieces of an order that may be asked back now. */
export const returnableLineSchema = z.object({
  line: place,
  productName: z.string(),
  sku,
  qty: pieces.meta({ description: "How many of them" }),
  until: z.string().meta({ description: "The last moment to ask" }),
})

export const returnedLineSchema = z.object({
  line: place,
  productName: z.string(),
  sku,
  qty: pieces.meta({ description: "Asked back" }),
  reason,
  good: pieces.nullable().meta({ description: "Came back and can be sold; null until received" }),
  damaged: pieces.nullable().meta({ description: "Came back and cannot; null until received" }),
})

/** What somebody asked to give back of an order, and what became of it. */
export const orderReturnSchema = z.object({
  _id: z.string(),
  number: z.string().meta({ description: 'The order\'s and its own: "#177-R1"' }),
  state: z.enum(RETURN_STATES),
  lines: z.array(returnedLineSchema),
  note: z.string().meta({ description: "What the customer wrote" }),
  answer: z.string().meta({
    description: "What staff wrote to the customer: how to send it, or why it is refused",
  }),
  settlement: z.enum(SETTLEMENTS).nullable(),
  amount: z.number().nullable().meta({
    description:
      "Settled by a refund: what goes back or is not due any more, in major units; else null",
  }),
  amountReason: z.string().meta({ description: "Why that is less than was paid; mostly empty" }),
  refund: z.enum(REFUND_STATES).nullable().meta({
    description:
      "none: nothing had been paid for it; open: on its way to the provider; refused: by the provider, staff settle anew; null where there is no refund",
  }),
  pictures: z.array(
    z.object({ id: z.string(), url: z.string().meta({ description: "A path of the shop" }) }),
  ),
  requestedAt: z.string(),
  approvedAt: time,
  refusedAt: time,
  withdrawnAt: time,
  receivedAt: time,
  settledAt: time,
})

/** What else of an order may come back, by a plugin's word: old cores, say. */
export const returnableExtraSchema = z.object({
  id: z.string(),
  label: z.string(),
  qty: pieces.meta({ description: "How many may still be asked back" }),
  refundEach: z.number().nullable().meta({ description: "For one of them, in major units" }),
  until: z.string().nullable().meta({ description: "The last moment to ask; null for no end" }),
})

export const returnedExtraSchema = z.object({
  id: z.string(),
  label: z.string(),
  qty: pieces,
  state: z.enum(["requested", "received", "settled", "refused"]),
  refunded: z.number().nullable().meta({ description: "In major units; null where nothing was" }),
  requestedAt: z.string(),
})

/** GET /order/{id}/returns. */
export const orderReturnsSchema = z.object({
  days: pieces.meta({ description: "From arrival on; 0 where the shop takes no returns" }),
  lines: z.array(returnableLineSchema).meta({ description: "What may be asked back now" }),
  extras: z.array(returnableExtraSchema).meta({ description: "What plugins take back" }),
  returns: z.array(orderReturnSchema).meta({ description: "The newest first" }),
  extraReturns: z.array(returnedExtraSchema),
})

const wantedLineSchema = z.object({
  line: lineNumber.meta({ description: "Its place in the order's lines, from 1", examples: [1] }),
  qty: quantity,
  reason,
})

/** POST /order/{id}/returns: all lines are asked back, or none. */
export const askReturnSchema = z.object({
  lines: z
    .array(wantedLineSchema, { error: "lines must be a list" })
    .min(1, "there must be a line")
    .max(MOST_LINES, `there may be ${MOST_LINES} lines at most`)
    .superRefine(refuseTwins),
  note: returnText("note").default(""),
})

/** Text that people write of a return; it may be empty. */
export function returnText(field: string) {
  return z
    .string(`${field} must be text`)
    .trim()
    .max(LONGEST_RETURN_TEXT, `${field} must be at most ${LONGEST_RETURN_TEXT} characters`)
    .refine((text) => !text.includes("\0"), `${field} must not contain the zero character`)
}

function refuseTwins(lines: { line: number }[], context: z.RefinementCtx): void {
  const seen = new Set<number>()
  for (const [index, { line }] of lines.entries()) {
    if (seen.has(line)) {
      const message = "this line is named twice: make them one"
      context.addIssue({ code: "custom", path: [index, "line"], message })
    }
    seen.add(line)
  }
}

/** POST /order/{id}/returns/extras. */
export const askExtraSchema = z.object({
  id: z.string("id must be text").min(1, "id is required").max(255, "id is too long"),
  qty: quantity,
})

export type OrderReturn = z.infer<typeof orderReturnSchema>
export type OrderReturns = z.infer<typeof orderReturnsSchema>
export type ReturnState = (typeof RETURN_STATES)[number]
export type ReturnReason = (typeof RETURN_REASONS)[number]
export type Settlement = (typeof SETTLEMENTS)[number]
export type ReturnableLine = z.infer<typeof returnableLineSchema>
export type ReturnableExtra = z.infer<typeof returnableExtraSchema>
export type ReturnedExtra = z.infer<typeof returnedExtraSchema>
export type AskReturn = z.infer<typeof askReturnSchema>
export type AskExtra = z.infer<typeof askExtraSchema>
