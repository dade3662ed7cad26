import type { MedusaContainer } from "@medusajs/framework/types"
import { graph } from "./graph"
import { readSellable } from "./products"
import type { ReviewRow } from "./reviews"

const MOST = 30

/** The newest reviews that are linked to a part, by its id in /api/v1. */
export async function readPartReviews(
  container: MedusaContainer,
  id: string,
): Promise<ReviewRow[]> {
  const sellable = await readSellable(container, id)
  if (!sellable) return []
  const [product] = await graph<{ reviews?: (ReviewRow | null)[] }>(container, {
    entity: "product",
    fields: ["reviews.*"],
    filters: { id: sellable.product_id },
  })
  const reviews = (product?.reviews ?? []).filter((review) => review !== null)
  return reviews.sort((a, b) => time(b) - time(a)).slice(0, MOST)
}

function time({ created_at }: ReviewRow): number {
  return new Date(created_at).getTime()
}
