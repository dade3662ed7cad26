import { z } from "@medusajs/framework/zod"

/** What is deposited for a piece; 0 takes the deposit away. */
export const amountSchema = z.coerce
  .number("Amount is required")
  .min(0, "must be 0 at least")
  .max(1e9, "is too large")

export const savedDepositSchema = z.object({ variant_id: z.string().max(64), amount: amountSchema })

export type SavedDeposit = z.infer<typeof savedDepositSchema>
