import { z } from "@medusajs/framework/zod"

/** What the shop reads of a payment intent that the provider answered. */
const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  amount_received: z.number().default(0),
  currency: z.string(),
  client_secret: z.string(),
  metadata: z.record(z.string(), z.string()).default({}),
})

export type Intent = z.infer<typeof intentSchema>

/** The intent in a session's data; null for one that the provider no longer knows. */
export function readIntent(data: unknown): Intent | null {
  return intentSchema.safeParse(data).data ?? null
}

/** Statuses in which a card can still be put to it. */
export function isOpenIntent({ status }: Intent): boolean {
  return ["requires_payment_method", "requires_confirmation", "requires_action"].includes(status)
}
