import type { MedusaContainer } from "@medusajs/framework/types"
import { graph } from "./graph"

export type ReviewRow = {
  id: string
  name: string
  email: string
  title: string
  description: string
  rating: string
  created_at: string | Date
}

/** Reviews, newest first, at most 1,000. */
export async function readReviews(container: MedusaContainer): Promise<ReviewRow[]> {
  return graph<ReviewRow>(container, {
    entity: "review",
    fields: ["*"],
    pagination: { order: { created_at: "DESC" }, take: 1000 },
  })
}
