import { z } from "@medusajs/framework/zod"
import { REVIEW_STATUSES } from "./review"
import { requiredText } from "../text"

const MOST_ROWS = 100
const MOST_AT_ONCE = 100
const LONGEST_REPLY = 2000

/** A review as staff see it, in the manner of Medusa's admin API. */
export const adminReviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  title: z.string(),
  description: z.string(),
  rating: z.string(),
  /** The number from 1 to 5 that it counts for; null where the text reads as none. */
  rating_value: z.number().nullable(),
  status: z.enum(REVIEW_STATUSES),
  reply: z.string().nullable(),
  replied_at: z.string().nullable(),
  verified_purchase: z.boolean(),
  created_at: z.string(),
  /** What it speaks of; null where it is linked to nothing that still exists. */
  product: z.object({ id: z.string(), title: z.string() }).nullable(),
})

/** GET /admin/reviews; `rating` is the number of stars shown, `none` for ratings that are no number. */
export const adminReviewQuerySchema = z.object({
  q: z.string().trim().max(200).optional(),
  status: z.enum(REVIEW_STATUSES).optional(),
  rating: z.enum(["1", "2", "3", "4", "5", "none"]).optional(),
  product_id: z.string().max(64).optional(),
  order: z
    .enum(["created_at", "-created_at", "rating", "-rating", "title", "-title"])
    .default("-created_at"),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})

/** The page's rows, how many match, and what the published ones among all of those come to. */
export const adminReviewListSchema = z.object({
  reviews: z.array(adminReviewSchema),
  count: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
  published: z.object({ average: z.number().nullable(), count: z.number().int() }),
})

export const setReviewStatusSchema = z.object({ status: z.enum(REVIEW_STATUSES) })

/** POST /admin/reviews/batch: one status for several. */
export const setReviewStatusesSchema = setReviewStatusSchema.extend({
  ids: z.array(z.string().min(1).max(64)).min(1).max(MOST_AT_ONCE),
})

/** POST /admin/reviews/{id}/reply: null takes the reply back. */
export const replyToReviewSchema = z.object({
  reply: requiredText("reply is required", LONGEST_REPLY).nullable(),
})

export type AdminReview = z.infer<typeof adminReviewSchema>
export type AdminReviewList = z.infer<typeof adminReviewListSchema>
export type AdminReviewQuery = z.infer<typeof adminReviewQuerySchema>
export type SetReviewStatus = z.infer<typeof setReviewStatusSchema>
export type SetReviewStatuses = z.infer<typeof setReviewStatusesSchema>
export type ReplyToReview = z.infer<typeof replyToReviewSchema>
