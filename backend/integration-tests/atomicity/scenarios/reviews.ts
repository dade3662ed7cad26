import { reviewSchema } from "../../../src/contract/review/review"
import type { Person } from "../../setup/people"
import { dataOf } from "../../setup/test-api"
import type { Scenario } from "../scenario"

export const REVIEW_SCENARIOS: readonly Scenario[] = [
  {
    call: "createReview",
    name: "a new review",
    arrange: async ({ api, buyer }) => {
      return () => api.post("/reviews", reviewOf(buyer), buyer.token)
    },
  },
  {
    call: "deleteReview",
    name: "the deletion of a review",
    arrange: async ({ api, buyer }) => {
      const written = await api.post("/reviews", reviewOf(buyer), buyer.token)
      const { _id } = dataOf(written, reviewSchema)
      return () => api.delete(`/review/${_id}`, buyer.token)
    },
  },
]

function reviewOf({ name, email }: Person) {
  return { name, email, reviewTitle: "Fits", reviewDes: "Fits as the old one did", rating: "5" }
}
