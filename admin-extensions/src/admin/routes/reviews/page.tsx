import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container } from "@medusajs/ui"
import { useState } from "react"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"
import { FieldCard } from "../../features/plugin-fields/field-card"
import { ReviewDrawer } from "../../features/reviews/review-drawer"
import { ReviewTable } from "../../features/reviews/review-table"

/** What customers write, and what the shop does with it. */
const Reviews = () => {
  const [opened, setOpened] = useState<AdminReview | null>(null)
  return (
    <Container className="divide-y p-0">
      <ReviewTable onOpen={setOpened} />
      <ReviewDrawer
        review={opened}
        onClose={() => setOpened(null)}
        more={({ id }) => <FieldCard thing={{ path: "reviews", id }} />}
      />
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "reviews.title",
  translationNs: "shop",
  nested: "/products",
})

export default Reviews
