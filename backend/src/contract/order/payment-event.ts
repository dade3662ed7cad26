import { z } from "@medusajs/framework/zod"

/** What happened to an order's payment at the provider, as GET /admin/orders/:id/payment-events tells. */
export const paymentEventSchema = z.object({
  id: z.string(),
  /** The provider's word for it, or `refund_request` for a refund that was asked for in the shop. */
  type: z.string(),
  /** Major units. */
  amount: z.number().nullable(),
  currency_code: z.string().nullable(),
  detail: z.string().nullable(),
  outcome: z.string(),
  at: z.string(),
})

export type PaymentEvent = z.infer<typeof paymentEventSchema>
