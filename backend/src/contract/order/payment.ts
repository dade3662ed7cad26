import { z } from "@medusajs/framework/zod"
import { seenMoney } from "../money"

/** POST /create-payment-intent: the amount (major units) only selects the order; its due is charged. */
export const createPaymentIntentSchema = z.object({
  amount: seenMoney,
  orderId: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .meta({ description: "The order; without it the newest unpaid order of this amount" })
    .optional(),
})

export const paymentIntentSchema = z.object({
  success: z.literal(true),
  clientSecret: z.string(),
})

export type CreatePaymentIntent = z.infer<typeof createPaymentIntentSchema>
export type PaymentIntent = z.infer<typeof paymentIntentSchema>
