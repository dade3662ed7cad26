import { z } from "@medusajs/framework/zod"

const time = z.iso.datetime()

/** An order as it is when the event is written down; amounts in major units. */
export const orderEventDataSchema = z.object({
  order: z.object({
    id: z.string(),
    /** The number that staff see in Medusa Admin. */
    number: z.number().int(),
    email: z.string(),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    currency_code: z.string(),
    total: z.number(),
    refunded: z.number(),
    placed_at: time,
    paid_at: time.nullable(),
    delivered_at: time.nullable(),
    cancelled_at: time.nullable(),
    /** The provider's payment that paid it. */
    transition_id: z.string().nullable(),
    /** The first hundred lines. */
    items: z.array(
      z.object({
        product_id: z.string().nullable(),
        sku: z.string().nullable(),
        title: z.string(),
        quantity: z.number(),
        unit_price: z.number(),
      }),
    ),
  }),
  /** Of `order.refunded` alone. */
  refund: z.object({ id: z.string(), amount: z.number() }).optional(),
})

/** What is available of a part now and what was told before; null for a part that is new. */
export const stockEventDataSchema = z.object({
  product_id: z.string(),
  variant_id: z.string(),
  sku: z.string().nullable(),
  name: z.string(),
  available_before: z.number().int().nullable(),
  available: z.number().int(),
})

/** The body of a webhook. */
export const webhookBodySchema = z.object({
  type: z.string(),
  /** When it happened. */
  timestamp: time,
  data: z.union([orderEventDataSchema, stockEventDataSchema, z.object({}).strict()]),
})

export type OrderEventData = z.infer<typeof orderEventDataSchema>
export type StockEventData = z.infer<typeof stockEventDataSchema>
export type WebhookBody = z.infer<typeof webhookBodySchema>
