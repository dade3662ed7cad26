import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { reviewers } from "../parts/people"
import { REVIEW_MODULE } from "../../../backend/src/modules/review"
import type { ReviewModuleService } from "../../../backend/src/modules/review/service"
import { queryGraph } from "../../../backend/src/queries/database/query-graph"

/** What workshop buyers wrote; each review is linked to the part it speaks of. */
export async function seedReviews(container: MedusaContainer): Promise<void> {
  const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE)
  for (const { sku, ...review } of reviewers) {
    const [known] = await reviews.listReviews({ email: review.email, title: review.title })
    if (known) continue
    const [variant] = await queryGraph<{ product_id: string }>(container, {
      entity: "variant",
      fields: ["product_id"],
      filters: { sku },
    })
    const created = await reviews.createReviews({
      ...review,
      rating_value: Number(review.rating),
      replied_at: review.reply ? new Date() : null,
    })
    if (variant) {
      await container.resolve(ContainerRegistrationKeys.LINK).create({
        [Modules.PRODUCT]: { product_id: variant.product_id },
        [REVIEW_MODULE]: { review_id: created.id },
      })
    }
  }
}
