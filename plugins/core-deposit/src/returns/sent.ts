import { z } from "@medusajs/framework/zod"

const pieces = z.coerce
  .number("quantity is required")
  .int("quantity must be a whole number")
  .max(1_000_000_000, "quantity is too large")

/** Cores of a deposit that come back, or are asked for; the same key is one return. */
export const returnSchema = z.object({
  line: z.string().min(1, "line is required").max(64),
  qty: pieces.min(1, "quantity must be 1 at least"),
  key: z.string().min(1, "key is required").max(64),
})

/** How many cores of a request arrived; 0 refuses it. */
export const receiptSchema = z.object({ qty: pieces.min(0, "quantity must be 0 at least") })

export type SentReturn = z.infer<typeof returnSchema>
export type SentReceipt = z.infer<typeof receiptSchema>
