import type { Review } from "@shop/contract/review/review"

/** From 1 to 5, to a tenth, and of how many ratings. */
export type Rated = { average: number; count: number }

/** The mean of the ratings that read as a number from 1 to 5, and how many there are; null for none. */
export function averageRating(reviews: Pick<Review, "rating">[]): Rated | null {
  const values = reviews.flatMap(({ rating }) => valueOf(rating) ?? [])
  if (values.length === 0) return null
  const sum = values.reduce((total, value) => total + value, 0)
  return { average: Math.round((sum / values.length) * 10) / 10, count: values.length }
}

const FROM_ONE_TO_FIVE = /^([1-4](\.\d+)?|5(\.0+)?)$/

/** A rating as a number from 1 to 5, or null: the spec lets people write what they like. */
export function valueOf(rating: string): number | null {
  const text = rating.trim()
  return FROM_ONE_TO_FIVE.test(text) ? Number(text) : null
}
