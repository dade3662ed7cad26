import { z } from "@medusajs/framework/zod"

export const reviewSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** Only told to administrators and to the reviewer. */
  email: z.string().optional(),
  reviewTitle: z.string(),
  reviewDes: z.string(),
  /** Free text as in the spec; what reads as a number from 1 to 5 counts for averages. */
  rating: z.string(),
  createdAt: z.string(),
})

export type Review = z.infer<typeof reviewSchema>
