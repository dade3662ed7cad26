import type { MedusaContainer } from "@medusajs/framework/types"
import { graph } from "./graph"
import { readPage, type Page, type PageOf } from "./keyset"

export type ReviewRow = {
  id: string
  name: string
  email: string
  title: string
  description: string
  rating: string
  created_at: string | Date
}

/** A page of all reviews, or of those under one mail (in small letters). */
export function readReviews(
  container: MedusaContainer,
  filters: { email?: string },
  page: Page,
): Promise<PageOf<ReviewRow>> {
  return readPage<ReviewRow>(container, { entity: "review", fields: ["*"], filters }, page)
}

/** One review; undefined for an unknown id. */
export async function readReview(
  container: MedusaContainer,
  id: string,
): Promise<ReviewRow | undefined> {
  const [review] = await graph<ReviewRow>(container, {
    entity: "review",
    fields: ["*"],
    filters: { id },
  })
  return review
}
