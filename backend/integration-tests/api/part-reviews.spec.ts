import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { reviewSchema } from "../../src/contract/review"
import { REVIEW_MODULE } from "../../src/modules/review"
import type { ReviewModuleService } from "../../src/modules/review/service"
import { readPublishableKey } from "../../src/queries/publishable-key"
import { addPart, openShop } from "../setup/shop-fixture"

const answerSchema = z.object({ reviews: z.array(reviewSchema) })

medusaIntegrationTestRunner({
  inApp: true,
  testSuite: ({ api: client, getContainer }) => {
    beforeAll(() => openShop(getContainer()))

    async function reviewsOf(id: string) {
      const { data } = await client.get(`/store/products/${id}/reviews`, {
        headers: { "x-publishable-api-key": await readPublishableKey(getContainer()) },
      })
      return answerSchema.parse(data).reviews
    }

    async function review(title: string, productId: string) {
      const reviews = getContainer().resolve<ReviewModuleService>(REVIEW_MODULE)
      const written = { name: "Ilse", email: "ilse@example.com", description: "Fits.", rating: "5" }
      const created = await reviews.createReviews({ ...written, title, rating_value: 5 })
      await getContainer()
        .resolve(ContainerRegistrationKeys.LINK)
        .create({
          [Modules.PRODUCT]: { product_id: productId },
          [REVIEW_MODULE]: { review_id: created.id },
        })
    }

    describe("GET /store/products/{id}/reviews", () => {
      it("lists what speaks of this part, the newest first, without anybody's mail", async () => {
        const part = await addPart(getContainer())
        const other = await addPart(getContainer(), { sku: "BD-2", name: "Another disc" })
        await review("First", part.id)
        await review("Second", part.id)
        await review("Of the other", other.id)
        const reviews = await reviewsOf(part.id)
        expect(reviews.map(({ reviewTitle }) => reviewTitle)).toEqual(["Second", "First"])
        expect(JSON.stringify(reviews)).not.toContain("ilse@example.com")
      })

      it("is empty for a part that nobody reviewed, or that is not sold", async () => {
        const part = await addPart(getContainer())
        expect(await reviewsOf(part.id)).toEqual([])
        expect(await reviewsOf("prod_unknown")).toEqual([])
      })
    })
  },
})
