import { z } from "@medusajs/framework/zod"

/** What the shop adds to an order beside its parts: a surcharge, a deposit, a discount. */
export const addedLineSchema = z.object({
  title: z.string(),
  qty: z.number().int(),
  unitPrice: z.number().meta({ description: "In major units; below 0 for a discount" }),
  total: z.number().meta({ description: "With tax only where it is in the price" }),
  for: z
    .number()
    .int()
    .meta({
      description: "The place in lines of what it was added for; absent where it is of the whole",
    })
    .optional(),
})

/** Absent, so that an answer without any is as it was before there were plugins. */
export const addedLines = z
  .array(addedLineSchema)
  .meta({ description: "What the shop's plugins add; in total, and absent where nothing is added" })
  .optional()

export type AddedLine = z.infer<typeof addedLineSchema>
