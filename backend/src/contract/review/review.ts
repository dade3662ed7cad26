import { z } from "@medusajs/framework/zod"
import { mail, requiredText } from "../text"

/** Only a published review is shown to others and counts; a new one is pending under moderation. */
export const REVIEW_STATUSES = ["published", "pending", "hidden"] as const

export const reviewSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z
    .string()
    .meta({ description: "Only told to administrators and to the reviewer" })
    .optional(),
  reviewTitle: z.string(),
  reviewDes: z.string(),
  rating: z
    .string()
    .meta({ description: "Free text; what reads as a number from 1 to 5 counts for averages" }),
  status: z.enum(REVIEW_STATUSES).meta({
    description: "Others than published are only told to the reviewer and administrators",
  }),
  verifiedPurchase: z
    .boolean()
    .meta({ description: "Whether the reviewer had bought the product that the review speaks of" }),
  reply: z.string().nullable().meta({ description: "What the shop answers in public" }),
  repliedAt: z.string().nullable(),
  createdAt: z.string(),
})

/** POST /reviews, in the caller's own name. */
export const createReviewSchema = z.object({
  name: requiredText("name is required"),
  email: mail,
  reviewTitle: requiredText("reviewTitle is required"),
  reviewDes: requiredText("description is required", 2000),
  rating: z
    .union([z.string(), z.number()], { error: "ratings is required" })
    .transform(String)
    .pipe(requiredText("ratings is required", 40))
    .meta({
      description: "Free text of at most 40 characters, or a number",
      examples: ["5", 4],
    }),
  productId: z
    .string()
    .trim()
    .max(64)
    .meta({
      description: "The _id of the product that it speaks of; an unknown one is passed over",
    })
    .optional(),
})

const FROM_ONE_TO_FIVE = /^([1-4](\.\d{1,6})?|5(\.0{1,6})?)$/

/** The number that a rating's text counts for in averages, from 1 to 5; null where it reads as none. */
export function ratingValue(rating: string): number | null {
  const text = rating.trim()
  return FROM_ONE_TO_FIVE.test(text) ? Number(text) : null
}

export type ReviewStatus = (typeof REVIEW_STATUSES)[number]
export type CreateReview = z.infer<typeof createReviewSchema>
export type Review = z.infer<typeof reviewSchema>
