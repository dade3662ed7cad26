import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { reviewSchema } from "../../src/contract/review/review"
import { REVIEW_MODULE } from "../../src/modules/review"
import type { ReviewModuleService } from "../../src/modules/review/service"
import { queryGraph } from "../../src/queries/database/query-graph"
import { databaseImage } from "../setup/run/database-image"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const TEXT = { reviewTitle: "Fits", reviewDes: "Every one of them.", rating: "5" }
const list = z.array(reviewSchema)

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const bodyOf = ({ name, email }: Person) => ({ name, email, ...TEXT })
    const write = async (by: Person, change: Record<string, unknown> = {}) =>
      dataOf(await api.post("/reviews", { ...bodyOf(by), ...change }, by.token), reviewSchema)
    const reviewModule = () => getContainer().resolve<ReviewModuleService>(REVIEW_MODULE)

    describe("POST /api/v1/reviews", () => {
      it("keeps what a customer wrote and ties it to them", async () => {
        const buyer = await signUp(api)
        const answer = await api.post("/reviews", bodyOf(buyer), buyer.token)
        expect(answer.status).toBe(201)
        const review = dataOf(answer, reviewSchema)
        expect(review).toMatchObject({ name: buyer.name, email: buyer.email, ...TEXT })
        const linked = await queryGraph(getContainer(), {
          entity: "customer",
          fields: ["reviews.id"],
          filters: { id: buyer.id },
        })
        expect(linked).toMatchObject([{ reviews: [{ id: review._id }] }])
      })

      it.each([
        ["4.5", 4.5],
        [3, 3],
        ["excellent", null],
        ["6", null],
      ])("takes the rating %s as it is and counts it as %s", async (rating, counts) => {
        const buyer = await signUp(api)
        const review = await write(buyer, { rating })
        expect(review.rating).toBe(String(rating))
        const kept = await reviewModule().retrieveReview(review._id)
        expect(kept.rating_value).toBe(counts)
      })

      it("names every missing field", async () => {
        const buyer = await signUp(api)
        const failure = failureOf(await api.post("/reviews", {}, buyer.token))
        expect(failure).toMatchObject({
          status: 400,
          errors: [
            { field: "name", message: "name is required" },
            { field: "email", message: "email is required" },
            { field: "reviewTitle", message: "reviewTitle is required" },
            { field: "reviewDes", message: "description is required" },
            { field: "rating", message: "ratings is required" },
          ],
        })
      })

      it("is in the caller's own name, also an administrator's", async () => {
        const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        expect(failureOf(await api.post("/reviews", bodyOf(buyer))).status).toBe(401)
        const foreign = await api.post("/reviews", bodyOf(buyer), admin.token)
        expect(failureOf(foreign)).toMatchObject({ status: 403, code: "not_yours" })
        const shouted = { ...bodyOf(buyer), email: buyer.email.toUpperCase() }
        const own = await api.post("/reviews", shouted, buyer.token)
        expect(dataOf(own, reviewSchema).email).toBe(buyer.email)
      })

      it("leaves nothing of one that could not be tied to its writer", async () => {
        const buyer = await signUp(api)
        const before = await databaseImage(getContainer())
        const link = getContainer().resolve(ContainerRegistrationKeys.LINK)
        const failing = vi.spyOn(link, "create").mockRejectedValueOnce(new Error("disk full"))
        const answer = await api.post("/reviews", bodyOf(buyer), buyer.token)
        expect(failureOf(answer).status).toBe(500)
        failing.mockRestore()
        expect(await databaseImage(getContainer())).toEqual(before)
      })
    })

    describe("reading reviews", () => {
      it("tells the mail to its owner and to administrators alone", async () => {
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const admin = await signInAdmin(getContainer(), api)
        await write(buyer)
        const mailFor = async (token?: string) =>
          dataOf(await api.get("/reviews", token), list).map(({ email }) => email)
        expect(await mailFor()).toEqual([undefined])
        expect(await mailFor(other.token)).toEqual([undefined])
        expect(await mailFor(buyer.token)).toEqual([buyer.email])
        expect(await mailFor(admin.token)).toEqual([buyer.email])
      })

      it("lists a person's own ones to them and to administrators", async () => {
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const admin = await signInAdmin(getContainer(), api)
        const [own] = [await write(buyer), await write(other)]
        for (const { token } of [buyer, admin]) {
          const path = `/reviews/${buyer.email.toUpperCase()}`
          expect(dataOf(await api.get(path, token), list)).toEqual([own])
        }
        expect(failureOf(await api.get(`/reviews/${buyer.email}`, other.token)).status).toBe(403)
        expect(failureOf(await api.get(`/reviews/${buyer.email}`)).status).toBe(401)
        expect(dataOf(await api.get("/reviews/a@b.cd", admin.token), list)).toEqual([])
      })
    })

    describe("DELETE /api/v1/review/{id}", () => {
      it("is the writer's and an administrator's", async () => {
        const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        const [first, second] = [await write(buyer), await write(buyer)]
        const answer = await api.delete(`/review/${first._id}`, buyer.token)
        expect(answer).toMatchObject({ status: 200, body: { success: true } })
        expect((await api.delete(`/review/${second._id}`, admin.token)).status).toBe(200)
        expect(dataOf(await api.get("/reviews"), list)).toEqual([])
        expect(failureOf(await api.delete(`/review/${first._id}`, buyer.token)).status).toBe(404)
      })

      it("does not tell a stranger's review from an unknown one", async () => {
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const review = await write(buyer)
        const answers = []
        for (const id of [review._id, "rev_unknown"]) {
          answers.push(failureOf(await api.delete(`/review/${id}`, other.token)))
        }
        expect(answers[0]).toMatchObject({ status: 404, code: "review_not_found" })
        expect(answers[1]).toEqual(answers[0])
        expect(failureOf(await api.delete(`/review/${review._id}`)).status).toBe(401)
      })

      it("leaves the review and what it is tied to when it fails", async () => {
        const buyer = await signUp(api)
        const review = await write(buyer)
        const before = await databaseImage(getContainer())
        const failing = vi
          .spyOn(reviewModule(), "softDeleteReviews")
          .mockRejectedValueOnce(new Error("disk full"))
        expect(failureOf(await api.delete(`/review/${review._id}`, buyer.token)).status).toBe(500)
        failing.mockRestore()
        expect(await databaseImage(getContainer())).toEqual(before)
      })
    })
  },
})
