import { answerOf } from "../../../src/contract/answer"
import { reviewSchema, type CreateReview } from "../../../src/contract/review/review"
import { exactly } from "../support/fits"
import { NOT_SIGNED_IN, type Golden } from "./golden-call"

const REQUIRED = [
  ["name", "name is required"],
  ["email", "email is required"],
  ["reviewTitle", "reviewTitle is required"],
  ["reviewDes", "description is required"],
  ["rating", "ratings is required"],
] as const

/** All calls of reviews. */
export function describeReviews({ answer, refusal, world }: Golden): void {
  const token = () => world().owner.token
  const body = (): CreateReview => ({
    name: world().owner.name,
    email: world().owner.email,
    reviewTitle: "Fits at once",
    reviewDes: "Every one within the tolerance.",
    rating: "5",
  })
  const write = async () =>
    exactly(answerOf(reviewSchema), await answer("createReview", { token: token(), body: body() }))
      .data

  describe("createReview", () => {
    it("answers the review; a rating may be a number or any text", async () => {
      expect(await write()).toMatchObject(body())
      for (const rating of [4, "as new"]) {
        const made = await answer("createReview", { token: token(), body: { ...body(), rating } })
        expect(made).toMatchObject({ data: { rating: String(rating) } })
      }
    })

    it("is 400 with the field's own sentence where one is missing or empty", async () => {
      for (const [field, message] of REQUIRED) {
        const wrong = { status: 400, code: "invalid_input", field, message }
        for (const value of [undefined, ""]) {
          const without = { token: token(), body: { ...body(), [field]: value } }
          await refusal("createReview", without, wrong)
        }
      }
    })

    it("is 401 without a token and 403 under another's mail", async () => {
      await refusal("createReview", { body: body() }, NOT_SIGNED_IN)
      const foreign = { token: world().other.token, body: body() }
      await refusal("createReview", foreign, { status: 403, code: "not_yours" })
    })
  })

  describe("listReviews", () => {
    it("tells a review's mail to its writer and to staff alone", async () => {
      const { email, ...anonymous } = await write()
      for (const reader of [undefined, world().other.token]) {
        const seen = await answer("listReviews", { token: reader })
        expect(seen).toEqual({ success: true, data: [anonymous] })
      }
      for (const reader of [token(), world().admin.token]) {
        const seen = await answer("listReviews", { token: reader })
        expect(seen).toEqual({ success: true, data: [{ ...anonymous, email }] })
      }
    })

    it("is 400 for a wrong page", async () => {
      const wrong = { status: 400, code: "invalid_input", field: "limit" }
      await refusal("listReviews", { query: "?limit=0" }, wrong)
    })
  })

  describe("listReviewsByMail", () => {
    it("answers a person's own to them and to staff", async () => {
      const review = await write()
      const parameters = { email: world().owner.email }
      for (const reader of [token(), world().admin.token]) {
        const seen = await answer("listReviewsByMail", { parameters, token: reader })
        expect(seen).toEqual({ success: true, data: [review] })
      }
      await refusal("listReviewsByMail", { parameters }, NOT_SIGNED_IN)
      const foreign = { parameters, token: world().other.token }
      await refusal("listReviewsByMail", foreign, { status: 403, code: "not_yours" })
    })
  })

  describe("deleteReview", () => {
    it("answers done to the writer and to staff, once", async () => {
      const notFound = { status: 404, code: "review_not_found" }
      for (const deleter of [world().owner, world().admin]) {
        const given = { parameters: { id: (await write())._id }, token: deleter.token }
        await answer("deleteReview", given)
        await refusal("deleteReview", given, notFound)
      }
    })

    it("is 401 without a token and 404 to a stranger", async () => {
      const parameters = { id: (await write())._id }
      await refusal("deleteReview", { parameters }, NOT_SIGNED_IN)
      const stranger = { parameters, token: world().other.token }
      await refusal("deleteReview", stranger, { status: 404, code: "review_not_found" })
    })
  })
}
