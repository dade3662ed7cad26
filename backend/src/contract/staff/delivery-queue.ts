import { z } from "@medusajs/framework/zod"

const MOST_ROWS = 100
/** Orders that are delivered by one call, one after the other. */
const MOST_AT_ONCE = 100

/** Which orders a queue has: what is not delivered, of that what was sent in part or not at all, or whatever waits for something. */
export const QUEUE_DELIVERIES = ["open", "partly", "nothing", "any"] as const

export const QUEUE_SORTS = ["created_at", "name", "pieces", "weight"] as const

const day = z.iso.date("must be a day, YYYY-MM-DD").optional()

/** GET /admin/delivery-queue; days are UTC's, of when the order was placed. */
export const deliveryQueueQuerySchema = z.object({
  q: z.string().trim().max(200).optional(),
  payment: z.enum(["paid", "unpaid"]).optional(),
  delivery: z.enum(QUEUE_DELIVERIES).default("open"),
  location_id: z.string().max(64).optional(),
  from: day,
  to: day,
  order: z.enum(QUEUE_SORTS.flatMap((sort) => [sort, `-${sort}`] as const)).default("created_at"),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})

/** A part of an order that is not sent yet. */
const openPartSchema = z.object({
  title: z.string(),
  sku: z.string(),
  /** Pieces that are there and still to be sent. */
  open: z.number(),
  ordered: z.number(),
  /** Pieces that wait for goods, and the last day that those are to come; null where none do. */
  waiting: z.number(),
  due: z.string().nullable(),
})

/** An order that waits to be delivered, or to be paid. */
export const queuedOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  address: z.string(),
  is_paid: z.boolean(),
  is_delivered: z.boolean(),
  /** Something of it was sent, and something is open. */
  is_partly: z.boolean(),
  /** What is open of its parts. */
  parts: z.array(openPartSchema),
  /** All that can be sent together. */
  pieces: z.number(),
  /** Grams of what is open, as far as weights are known; null where none is. */
  weight: z.number().nullable(),
  /** Where its stock is kept. */
  locations: z.array(z.string()),
})

/** The page's rows, and how many match in all. */
export const deliveryQueueSchema = z.object({
  orders: z.array(queuedOrderSchema),
  count: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
})

/** POST /admin/delivery-queue/deliver; `unpaid` says once more that unpaid ones are meant, too. */
export const deliverTogetherSchema = z.object({
  ids: z
    .array(z.string().min(1).max(64))
    .min(1)
    .max(MOST_AT_ONCE)
    .transform((ids) => [...new Set(ids)]),
  unpaid: z.boolean().default(false),
})

/** What became of each, in the order in which they were named. */
export const deliveredTogetherSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      outcome: z.enum(["delivered", "unpaid", "refused"]),
      /** Why not; empty where it is delivered. */
      message: z.string(),
    }),
  ),
})

export type QueuedOrder = z.infer<typeof queuedOrderSchema>
export type DeliveryQueue = z.infer<typeof deliveryQueueSchema>
export type DeliveryQueueQuery = z.infer<typeof deliveryQueueQuerySchema>
export type DeliverTogether = z.infer<typeof deliverTogetherSchema>
export type DeliveredTogether = z.infer<typeof deliveredTogetherSchema>
