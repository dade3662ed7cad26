import { z } from "@medusajs/framework/zod"

const MOST_ROWS = 100
const MOST_PIECES = 1_000_000

/** Nothing more is to come of goods that have arrived or were withdrawn. */
export const GOODS_STATES = ["expected", "arrived", "withdrawn"] as const

const day = z.iso.date("must be a day, YYYY-MM-DD")
const pieces = (field: string) =>
  z
    .number(`${field} must be a number`)
    .int(`${field} must be a whole number`)
    .max(MOST_PIECES, `${field} may be ${MOST_PIECES} at most`)
const reference = z.string().trim().min(1, "reference is required").max(80)

/** Pieces of a part that are to come to a location, or came. */
export const expectedGoodsSchema = z.object({
  id: z.string(),
  product_id: z.string().nullable(),
  /** Null of what no part takes from the stock any more. */
  part: z.string().nullable(),
  sku: z.string(),
  location_id: z.string(),
  location: z.string(),
  /** All of them. */
  quantity: z.number().int(),
  arrived: z.number().int(),
  /** Still to come. */
  open: z.number().int(),
  /** Of these, pieces that customers wait for. */
  promised: z.number().int(),
  due: z.string(),
  reference: z.string(),
  state: z.enum(GOODS_STATES),
})

/** GET /admin/expected-goods; those that are to come first come first. */
export const expectedGoodsQuerySchema = z.object({
  q: z.string().trim().max(200).optional(),
  product_id: z.string().max(64).optional(),
  state: z.enum(GOODS_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})

export const expectedGoodsListSchema = z.object({
  goods: z.array(expectedGoodsSchema),
  count: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
})

/** POST /admin/expected-goods; without a location they come to the shop's own. */
export const expectGoodsSchema = z.object({
  sku: z.string().trim().min(1, "sku is required").max(200),
  location_id: z.string().max(64).optional(),
  quantity: pieces("quantity").min(1, "quantity must be at least 1"),
  due: day,
  reference,
})

/** POST /admin/expected-goods/{id}. */
export const changeGoodsSchema = z.object({ due: day.optional(), reference: reference.optional() })

/**
 * POST /admin/expected-goods/{id}/arrive. `open` is how many the caller saw were still to come: a
 * call that is repeated finds others.
 */
export const arriveGoodsSchema = z.object({
  quantity: pieces("quantity").min(1, "quantity must be at least 1"),
  open: pieces("open").min(1),
  /** When the rest comes; without a day nothing more is to come. */
  rest_due: day.optional(),
})

export type ExpectedGoods = z.infer<typeof expectedGoodsSchema>
export type ExpectedGoodsQuery = z.infer<typeof expectedGoodsQuerySchema>
export type ExpectedGoodsList = z.infer<typeof expectedGoodsListSchema>
export type ExpectGoods = z.infer<typeof expectGoodsSchema>
export type ChangeGoods = z.infer<typeof changeGoodsSchema>
export type ArriveGoods = z.infer<typeof arriveGoodsSchema>
