import { z } from "@medusajs/framework/zod"
import { mail, requiredText } from "./text"

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
})

const FROM_ONE_TO_FIVE = /^([1-4](\.\d{1,6})?|5(\.0{1,6})?)$/

/** The number that a rating's text counts for in averages, from 1 to 5; null where it reads as none. */
export function ratingValue(rating: string): number | null {
  const text = rating.trim()
  return FROM_ONE_TO_FIVE.test(text) ? Number(text) : null
}

export type CreateReview = z.infer<typeof createReviewSchema>
export type Review = z.infer<typeof reviewSchema>
