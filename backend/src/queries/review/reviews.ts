import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReviewStatus } from "../../contract/review/review"
import { queryGraph } from "../database/query-graph"
import type { FieldValues } from "../field/field-values"
import { readFieldsById } from "../field/fields-by-id"
import { readPage, type Page, type PageOf } from "../database/cursor-pagination"

/** What others than its writer and administrators see of the reviews. */
export const PUBLISHED = { status: "published" as const }

export type ReviewRow = {
  id: string
  name: string
  email: string
  title: string
  description: string
  rating: string
  status: ReviewStatus
  reply: string | null
  replied_at: string | Date | null
  verified_purchase: boolean
  created_at: string | Date
}

/** A page of all reviews, of one status, or of those under one mail (in small letters). */
export function readReviews(
  container: MedusaContainer,
  filters: { email?: string; status?: ReviewStatus },
  page: Page,
): Promise<PageOf<ReviewRow>> {
  return readPage<ReviewRow>(container, { entity: "review", fields: ["*"], filters }, page)
}

/** One review; undefined for an unknown id. */
export async function readReview(
  container: MedusaContainer,
  id: string,
): Promise<ReviewRow | undefined> {
  const [review] = await queryGraph<ReviewRow>(container, {
    entity: "review",
    fields: ["*"],
    filters: { id },
  })
  return review
}

/** What plugins declared of reviews, by their ids. */
export function readReviewFields(
  container: MedusaContainer,
  reviews: readonly Pick<ReviewRow, "id">[],
): Promise<Map<string, FieldValues>> {
  const ids = reviews.map(({ id }) => id)
  return readFieldsById(container, "review", ids)
}
