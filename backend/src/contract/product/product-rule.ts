import { z } from "@medusajs/framework/zod"

const HIGHEST = 1_000_000

const pieces = z
  .number("must be a whole number")
  .int("must be a whole number")
  .min(1, "must be at least 1")
  .max(HIGHEST, `must be at most ${HIGHEST}`)
  .nullable()
  .default(null)

/** What one order of a product may hold; null where nothing of its own is set. */
export const productRuleSchema = z
  .object({ minimum: pieces, maximum: pieces, multiple: pieces, carton: pieces })
  .strict()

export type ProductRule = z.infer<typeof productRuleSchema>
