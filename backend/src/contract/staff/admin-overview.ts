import { z } from "@medusajs/framework/zod"
import { adminReviewSchema } from "../review/admin-review"
import { demandSchema } from "./demand"

/** How many days back the overview looks, today with it. */
export const OVERVIEW_DAYS = ["7", "30", "90"] as const

/** GET /admin/overview and both exports; a day begins at midnight UTC, the same for everybody. */
export const overviewQuerySchema = z.object({ days: z.enum(OVERVIEW_DAYS).default("30") })

/** Major units; what was captured less what was given back, so it may be below 0. */
const revenueSchema = z.object({ currency_code: z.string(), amount: z.number() })

const figuresSchema = z.object({
  /** Placed in that time, also those that were cancelled since. */
  orders: z.number().int(),
  /** Cancelled in that time, whenever they were placed. */
  cancelled: z.number().int(),
  /** The shop's currency and every other one that money came or went in. */
  revenue: z.array(revenueSchema),
})

/** Orders in one state now, whenever they were placed; `oldest` are those that wait longest. */
const waitingSchema = z.object({
  count: z.number().int(),
  oldest: z.array(
    z.object({
      id: z.string(),
      display_id: z.number().int(),
      email: z.string(),
      created_at: z.string(),
    }),
  ),
})

/** So many parts that are low on stock are counted and listed, the scarcest first. */
export const LOW_STOCK_MOST = 1000

/** `has_more`: there are more than the LOW_STOCK_MOST of `count`. */
const countedLowSchema = z.object({ count: z.number().int(), has_more: z.boolean() })

/** Parts that the shop sells and has fewer than `under` pieces of. */
export const lowStockSchema = countedLowSchema.extend({
  under: z.number().int(),
  parts: z.array(
    z.object({ product_id: z.string(), name: z.string(), available: z.number().int() }),
  ),
})

/** GET /admin/overview/low-stock. */
export const lowStockQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})

/** GET /admin/overview/waiting: how much of each kind waits for staff now. */
export const waitingFiguresSchema = z.object({
  /** Paid and not delivered. */
  to_deliver: z.number().int(),
  unpaid: z.number().int(),
  /** Not published and not hidden. */
  reviews: z.number().int(),
  /** Endpoints that do not take what they are sent. */
  webhooks: z.number().int(),
  /** Returns that staff have to go on with. */
  returns: z.number().int(),
  low_stock: countedLowSchema,
})

export const overviewSchema = z.object({
  /** First and last day, as YYYY-MM-DD. */
  from: z.string(),
  to: z.string(),
  /** Every day of the period once, oldest first. */
  daily: z.array(figuresSchema.extend({ date: z.string() })),
  total: figuresSchema,
  unpaid: waitingSchema,
  /** Paid and not delivered. */
  to_deliver: waitingSchema,
  low_stock: lowStockSchema,
  latest_reviews: z.array(adminReviewSchema),
  demand: demandSchema,
  /** Whether somebody of the staff last signed in to Medusa Admin with a second factor. */
  second_factor: z.boolean(),
})

export type LowStockPage = z.infer<typeof lowStockSchema>
export type LowStockQuery = z.infer<typeof lowStockQuerySchema>
export type Waiting = z.infer<typeof waitingFiguresSchema>
export type Overview = z.infer<typeof overviewSchema>
export type OverviewQuery = z.infer<typeof overviewQuerySchema>
