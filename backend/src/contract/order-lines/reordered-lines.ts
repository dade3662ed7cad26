import { z } from "@medusajs/framework/zod"
import { lineNumber } from "../order/line-number"
import { checkedRowSchema } from "./checked-lines"

/** What can be another at a line since it was ordered. */
const ORDER_CHANGES = ["price", "not_sold", "superseded", "stock_short"] as const

/** POST /order/{id}/reorder. */
export const reorderSchema = z.object({
  line: lineNumber
    .optional()
    .meta({ description: "One line alone, counted from 1", examples: [1] }),
})

/** A line of an order as it would be ordered today; `row` is its place in the order, from 1. */
export const reorderedRowSchema = checkedRowSchema.extend({
  ordered: z
    .object({
      productName: z.string(),
      sku: z.string(),
      qty: z.number().int(),
      unitPrice: z.number(),
    })
    .meta({ description: "As it was ordered then" }),
  changes: z.array(z.enum(ORDER_CHANGES)).meta({
    description:
      "What is another since: `not_sold` has no part any more, `superseded` names those that took its place as candidates",
  }),
})

export const reorderedLinesSchema = z.object({ lines: z.array(reorderedRowSchema) })

export type ReorderedRow = z.infer<typeof reorderedRowSchema>
export type OrderChange = (typeof ORDER_CHANGES)[number]
