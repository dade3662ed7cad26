import { z } from "@medusajs/framework/zod"

const MOST_ROWS = 100

/** Which page of a list staff look at, and for which words. */
export const staffPageShape = {
  q: z.string().trim().max(200, "must be at most 200 characters").default(""),
  limit: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1)
    .max(MOST_ROWS)
    .default(20),
  offset: z.coerce.number("must be a number").int("must be a whole number").min(0).default(0),
}

/** What was seen: a change of what became another thing meanwhile is refused. */
export const seenRow = z.string({ error: "version is required" }).regex(/^[\da-f]{32}$/, {
  error: "version must be that of an answer",
})
