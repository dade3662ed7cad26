import type { MedusaContainer } from "@medusajs/framework/types"
import { readSellable } from "../product/products"
import { readReviewList } from "./review-list"
import { PUBLISHED, type ReviewRow } from "./reviews"

const NEWEST = { limit: 30, offset: 0, order: "-created_at" } as const

/** The newest published reviews that are linked to a part, by its id in /api/v1. */
export async function readPartReviews(
  container: MedusaContainer,
  id: string,
): Promise<ReviewRow[]> {
  const sellable = await readSellable(container, id)
  if (!sellable) return []
  const filter = { ...PUBLISHED, product_id: sellable.product_id }
  return (await readReviewList(container, filter, NEWEST)).reviews
}
