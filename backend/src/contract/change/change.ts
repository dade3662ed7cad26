import { z } from "@medusajs/framework/zod"
import {
  orderEventDataSchema,
  priceEventDataSchema,
  stockEventDataSchema,
} from "../webhook/webhook-event"
import { CHANGE_TYPES, ORDER_CHANGES } from "./change-types"

const MOST = 500

const TYPES = `types must be some of ${CHANGE_TYPES.join(", ")}, with commas between`

/** GET /admin/changes */
export const changesQuerySchema = z.object({
  /** The `cursor` of a change, or `next`; without it the oldest that is kept; `now` for none of before. */
  after: z.string("after must be given once").max(200, "after must be a cursor").optional(),
  types: z
    .string("types must be given once")
    .transform((text) => text.split(",").map((type) => type.trim()))
    .pipe(z.array(z.enum(CHANGE_TYPES, TYPES)))
    .optional(),
  limit: z.coerce
    .number("limit must be a number")
    .int("limit must be a whole number")
    .min(1, "limit must be at least 1")
    .max(MOST, `limit must be at most ${MOST}`)
    .default(100),
})

const partSchema = z.object({
  product_id: z.string(),
  variant_id: z.string(),
  /** Its `_id` in /api/v1. */
  part_id: z.string(),
  sku: z.string().nullable(),
  /** What the ERP calls it. */
  external_id: z.string().nullable(),
  name: z.string(),
  status: z.string(),
})

/** What can be ordered of a part now. */
const stockSchema = stockEventDataSchema.omit({ available_before: true })

/** What a guest pays for a part now. */
const priceSchema = priceEventDataSchema.omit({ ladder_before: true })

const reviewSchema = z.object({
  id: z.string(),
  /** Of a review of a part. */
  product_id: z.string().nullable(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  rating: z.string(),
  status: z.string(),
  reply: z.string().nullable(),
})

const customerSchema = z.object({
  id: z.string(),
  /** What the ERP calls them. */
  external_id: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  /** Names of their customer groups. */
  groups: z.array(z.string()),
})

const toldSchema = z.object({
  /** Reading goes on behind it. */
  cursor: z.string(),
  at: z.iso.datetime(),
  /** An order's, a variant's, a review's or a customer's. */
  thing_id: z.string(),
})

/** Of each type what there is to tell, as it is now; null of what is gone. */
export const changeSchema = z.union([
  toldSchema.extend({ type: z.enum(ORDER_CHANGES), data: orderEventDataSchema.nullable() }),
  toldSchema.extend({ type: z.literal("product.changed"), data: partSchema.nullable() }),
  toldSchema.extend({ type: z.literal("price.changed"), data: priceSchema.nullable() }),
  toldSchema.extend({ type: z.literal("stock.changed"), data: stockSchema.nullable() }),
  toldSchema.extend({ type: z.literal("review.changed"), data: reviewSchema.nullable() }),
  toldSchema.extend({ type: z.literal("customer.changed"), data: customerSchema.nullable() }),
])

export const changesSchema = z.object({
  /** In their order. */
  changes: z.array(changeSchema),
  /** Behind all of them; of an empty page, too. */
  next: z.string(),
  /** Whether there are more by now. */
  more: z.boolean(),
})

export type ChangesQuery = z.infer<typeof changesQuerySchema>
export type Change = z.infer<typeof changeSchema>
export type Changes = z.infer<typeof changesSchema>
