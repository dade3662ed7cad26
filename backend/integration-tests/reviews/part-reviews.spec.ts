import { z } from "@medusajs/framework/zod"
import { productDetailSchema, productSchema } from "../../src/contract/product/product"
import { reviewSchema } from "../../src/contract/review/review"
import { REVIEW_MODULE } from "../../src/modules/review"
import type { ReviewModuleService } from "../../src/modules/review/service"
import { readPublishableKey } from "../../src/queries/shop/shop"
import { payOrder } from "../setup/orders/pay-order"
import { signUp } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { writeReview } from "../setup/review"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"

const answerSchema = z.object({ reviews: z.array(reviewSchema) })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    async function reviewsOf(id: string) {
      const { body } = await api.call({
        method: "GET",
        path: `/store/products/${id}/reviews`,
        headers: { "x-publishable-api-key": await readPublishableKey(getContainer()) },
      })
      return answerSchema.parse(body).reviews
    }
    const titlesOf = async (id: string) =>
      (await reviewsOf(id)).map(({ reviewTitle }) => reviewTitle)
    const hide = (id: string) =>
      getContainer()
        .resolve<ReviewModuleService>(REVIEW_MODULE)
        .updateReviews({ id, status: "hidden" })

    describe("GET /store/products/{id}/reviews", () => {
      it("lists what speaks of this part, the newest first, without anybody's mail", async () => {
        const part = await addPart(getContainer())
        const other = await addPart(getContainer(), { sku: "BD-2", name: "Another disc" })
        const buyer = await signUp(api)
        await writeReview(api, buyer, { reviewTitle: "First", productId: part.id })
        await writeReview(api, buyer, { reviewTitle: "Second", productId: part.id })
        await writeReview(api, buyer, { reviewTitle: "Of the other", productId: other.id })
        expect(await titlesOf(part.id)).toEqual(["Second", "First"])
        expect(JSON.stringify(await reviewsOf(part.id))).not.toContain(buyer.email)
      })

      it("is empty for a part that nobody reviewed, or that is not sold", async () => {
        const part = await addPart(getContainer())
        expect(await reviewsOf(part.id)).toEqual([])
        expect(await reviewsOf("prod_unknown")).toEqual([])
      })
    })

    describe("a review of a part", () => {
      it("is a verified purchase from a paid order on, whatever the body says", async () => {
        const part = await addPart(getContainer())
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const order = await placeOrder(api, { part, buyer })
        const forged = {
          productId: part.id,
          verifiedPurchase: true,
          verified_purchase: true,
          status: "hidden",
          reply: "Thank you",
        }
        const unpaid = await writeReview(api, buyer, forged)
        expect(unpaid).toMatchObject({ verifiedPurchase: false, status: "published", reply: null })

        await payOrder(api, { order, buyer })
        const paid = await writeReview(api, buyer, { productId: part.id })
        expect(paid.verifiedPurchase).toBe(true)
        const foreign = await writeReview(api, other, { productId: part.id })
        expect(foreign.verifiedPurchase).toBe(false)
        const second = await addPart(getContainer(), { sku: "BD-2", name: "Another disc" })
        const ofAnother = await writeReview(api, buyer, { productId: second.id })
        expect(ofAnother.verifiedPurchase).toBe(false)
        const marks = (await reviewsOf(part.id)).map(({ verifiedPurchase }) => verifiedPurchase)
        expect(marks).toEqual([false, true, false])
      })

      it("is of no part where it names one that is not sold", async () => {
        const part = await addPart(getContainer())
        const buyer = await signUp(api)
        for (const productId of ["prod_unknown", "", "variant_x'; --"]) {
          expect(await writeReview(api, buyer, { productId })).toMatchObject({ rating: "5" })
        }
        expect(await reviewsOf(part.id)).toEqual([])
      })
    })

    describe("the average of a part", () => {
      it("is of published ratings that are numbers, on its card and its page", async () => {
        const part = await addPart(getContainer())
        const buyer = await signUp(api)
        const averages = async () => {
          const page = dataOf(await api.get(`/product/${part.id}`), productDetailSchema)
          const [card] = dataOf(await api.get("/products"), z.array(productSchema))
          expect(card?.averageRating).toBe(page.averageRating)
          expect(card?.ratingCount).toBe(page.ratingCount)
          return [page.averageRating, page.ratingCount]
        }
        expect(await averages()).toEqual([null, 0])
        const ids = []
        for (const rating of ["1", "4", "4.5", "as new"]) {
          ids.push((await writeReview(api, buyer, { rating, productId: part.id }))._id)
        }
        expect(await averages()).toEqual([3.2, 3])
        await hide(ids[0] ?? "")
        expect(await averages()).toEqual([4.3, 2])
        await api.delete(`/review/${ids[1]}`, buyer.token)
        expect(await averages()).toEqual([4.5, 1])
      })
    })
  },
})
