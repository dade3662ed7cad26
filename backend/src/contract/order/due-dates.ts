import { z } from "@medusajs/framework/zod"

/** The event that goods were changed that customers may wait for. */
export const GOODS_MOVED = "expected-goods.moved"

/** Pieces that are not there yet, and the day on which they are to come. */
export const dueSchema = z.object({
  qty: z.number().int(),
  on: z.string().meta({ description: "A day, like 2026-12-12" }),
})

/** What can be promised of a part beside what is there; staff allow it for few. */
export const expectedPieces = z
  .array(dueSchema)
  .meta({ description: "Pieces that can be ordered beside those, each day's; absent without any" })
  .optional()

/** Pieces of an order's line that wait for goods. */
export const lineDueSchema = dueSchema.extend({
  formerly: z.string().optional().meta({ description: "The day that was told before this one" }),
})

export type Due = z.infer<typeof dueSchema>
export type LineDue = z.infer<typeof lineDueSchema>

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" })

/** A day like 2026-12-12 for people: Dec 12, 2026. */
export function dayText(day: string): string {
  const time = Date.parse(`${day}T12:00:00Z`)
  return Number.isNaN(time) ? day : DAY.format(time)
}
