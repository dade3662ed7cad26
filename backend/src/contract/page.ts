import { z } from "@medusajs/framework/zod"

/** The most rows that a list answers at once. */
export const LIST_LIMIT = 1000

/** A page of a list: `cursor` is the one that the answer's `Link: rel="next"` named. */
export const pageQuerySchema = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(LIST_LIMIT)
    .default(LIST_LIMIT)
    .meta({ description: "The most rows of one page" }),
  cursor: z
    .string()
    .min(1)
    .max(512)
    .meta({ description: "Where the page begins: taken from the last answer's Link header" })
    .optional(),
})

export type PageQuery = z.infer<typeof pageQuerySchema>
