import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReviewStatus } from "../../contract/review/review"
import { readShopSettings } from "../../queries/shop/shop-settings"

/** What a review is while nobody has looked at it: the one place where moderation is asked for. */
export async function firstStatus(container: MedusaContainer): Promise<ReviewStatus> {
  const { review_moderation } = await readShopSettings(container)
  return review_moderation ? "pending" : "published"
}
