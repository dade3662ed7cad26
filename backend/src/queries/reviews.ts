import type { MedusaContainer } from "@medusajs/framework/types"
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
