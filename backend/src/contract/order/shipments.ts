import { z } from "@medusajs/framework/zod"
import { MOST_LINES } from "../list-sizes"
import { lineNumber } from "./line-number"
import { quantity } from "./quantity"

const MOST_PARCELS = 999
const PARCELS = `parcels must be a whole number from 1 to ${MOST_PARCELS}`

const carrier = z.string().nullable().meta({ description: "Who carries it" })
const tracking = z.string().nullable().meta({ description: "The carrier's number of it" })

/** What left the house together. */
export const shipmentSchema = z.object({
  id: z.string().meta({ description: "Medusa's fulfilment" }),
  lines: z.array(
    z.object({
      productId: z.string().meta({ description: "The product's _id, as it is now" }),
      productName: z.string(),
      sku: z.string().meta({ description: "Empty where the part has none" }),
      qty: z.number().int(),
    }),
  ),
  carrier,
  tracking,
  trackingUrl: z.string().nullable().meta({ description: "Where the carrier tells of it" }),
  parcels: z
    .number()
    .int()
    .nullable()
    .meta({ description: "How many parcels it is; null where nobody said" }),
  date: z.string().nullable().meta({ description: "The day that staff named; null where none" }),
  shippedAt: z.string().meta({ description: "When the shop was told of it" }),
})

const words = (field: string, most: number) =>
  z
    .string(`${field} must be text`)
    .trim()
    .max(most, `${field} must be at most ${most} characters`)
    .regex(/^\P{Cc}*$/u, `${field} must not contain control characters`)
    .optional()

/** Pieces of a line that are sent now. */
const sentLineSchema = z.object({
  line: lineNumber.meta({ description: "Its place in the order's lines, from 1", examples: [1] }),
  qty: quantity,
})

/** PUT /order/{id}/shipments; without `lines` all that is open. */
export const shipOrderSchema = z.object({
  lines: z
    .array(sentLineSchema, { error: "lines must be a list" })
    .min(1, "there must be a line")
    .max(MOST_LINES, `there may be ${MOST_LINES} lines at most`)
    .superRefine(refuseTwins)
    .optional(),
  carrier: words("carrier", 80).meta({
    description: "One of the shop's carriers has a link for its numbers; any other has none",
  }),
  tracking: words("tracking", 100),
  parcels: z.number(PARCELS).int(PARCELS).min(1, PARCELS).max(MOST_PARCELS, PARCELS).optional(),
  date: z.iso
    .date("date must be a day like 2026-11-24")
    .meta({ description: "The day on which it left; today where it is not named" })
    .optional(),
})

function refuseTwins(lines: { line: number }[], context: z.RefinementCtx): void {
  const seen = new Set<number>()
  for (const [place, { line }] of lines.entries()) {
    if (seen.has(line)) {
      const message = "this line is named twice: make them one"
      context.addIssue({ code: "custom", path: [place, "line"], message })
    }
    seen.add(line)
  }
}

export type Shipment = z.infer<typeof shipmentSchema>
export type ShipOrder = z.infer<typeof shipOrderSchema>
