import { reviewSchema, type Review } from "../../src/contract/review/review"
import type { Person } from "./people"
import { dataOf, type TestApi } from "./test-api"

const WORDS = { reviewTitle: "Fits", reviewDes: "Every one of them.", rating: "5" }

/** A review that somebody writes, with what else the body is to say. */
export async function writeReview(
  api: TestApi,
  by: Person,
  change: Record<string, unknown> = {},
): Promise<Review> {
  const body = { name: by.name, email: by.email, ...WORDS, ...change }
  return dataOf(await api.post("/reviews", body, by.token), reviewSchema)
}
