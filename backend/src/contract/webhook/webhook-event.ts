import { z } from "@medusajs/framework/zod"
import { lineDueSchema } from "../order/due-dates"

const time = z.iso.datetime()

/** An order as it is when the event is written down; amounts in major units. */
export const orderEventDataSchema = z.object({
  order: z.object({
    id: z.string(),
    /** The order's number, without the mark before it. */
    number: z.number().int(),
    email: z.string(),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    currency_code: z.string(),
    total: z.number(),
    /** In the total, on top of the items' prices; absent where these include it. */
    tax: z.number().optional(),
    refunded: z.number(),
    placed_at: time,
    paid_at: time.nullable(),
    delivered_at: time.nullable(),
    cancelled_at: time.nullable(),
    /** The provider's payment that paid it. */
    transition_id: z.string().nullable(),
    /** How many lines the order has. */
    item_count: z.number().int(),
    /** The first of them, as many as fit into an event: mostly all. */
    items: z.array(
      z.object({
        product_id: z.string().nullable(),
        /** The part's `_id` in /api/v1; empty of what is no part. */
        part_id: z.string(),
        sku: z.string().nullable(),
        title: z.string(),
        quantity: z.number(),
        unit_price: z.number(),
        /** Pieces that wait for goods, and the day before where it was moved; absent without any. */
        due: z.array(lineDueSchema).optional(),
      }),
    ),
    /** What plugins added beside them, as many as fit; absent where they added nothing. */
    added: z
      .array(z.object({ title: z.string(), quantity: z.number(), unit_price: z.number() }))
      .optional(),
  }),
  /** Of `order.shipped`, and of `order.shipment_taken_back` its id alone. */
  shipment: z
    .object({
      /** Medusa's fulfilment. */
      id: z.string(),
      carrier: z.string().nullable().optional(),
      tracking: z.string().nullable().optional(),
      tracking_url: z.string().nullable().optional(),
      parcels: z.number().int().nullable().optional(),
      /** The day that staff named. */
      date: z.string().nullable().optional(),
      /** How many lines it has. */
      line_count: z.number().int().optional(),
      /** The first of them, as many as fit into an event: mostly all. */
      lines: z
        .array(z.object({ part_id: z.string(), sku: z.string(), quantity: z.number() }))
        .optional(),
    })
    .optional(),
  /** Of a step of a return. */
  return: z
    .object({
      id: z.string(),
      /** "#177-R1". */
      number: z.string(),
    })
    .optional(),
  /** Of `order.refunded` alone. */
  refund: z.object({ id: z.string(), amount: z.number() }).optional(),
})

/** What is available of a part now and what was told before; null for a part that is new. */
export const stockEventDataSchema = z.object({
  product_id: z.string(),
  variant_id: z.string(),
  /** Its `_id` in /api/v1. */
  part_id: z.string(),
  sku: z.string().nullable(),
  name: z.string(),
  available_before: z.number().int().nullable(),
  available: z.number().int(),
})

/** From which quantity on a piece costs what; null where there is no price for so many. */
const ladderSchema = z.array(z.object({ from: z.number(), unit_price: z.number().nullable() }))

/** What a guest pays for a part now, and what was told before; null for a part that is new. */
export const priceEventDataSchema = z.object({
  product_id: z.string(),
  variant_id: z.string(),
  /** Its `_id` in /api/v1. */
  part_id: z.string(),
  sku: z.string().nullable(),
  name: z.string(),
  currency_code: z.string(),
  ladder_before: ladderSchema.nullable(),
  /** Empty where it has no price. */
  ladder: ladderSchema,
})

/** The body of a webhook. */
export const webhookBodySchema = z.object({
  type: z.string(),
  /** When it happened. */
  timestamp: time,
  data: z.union([
    orderEventDataSchema,
    stockEventDataSchema,
    priceEventDataSchema,
    z.object({}).strict(),
  ]),
})

export type OrderEventData = z.infer<typeof orderEventDataSchema>
export type StockEventData = z.infer<typeof stockEventDataSchema>
export type PriceEventData = z.infer<typeof priceEventDataSchema>
export type WebhookBody = z.infer<typeof webhookBodySchema>
