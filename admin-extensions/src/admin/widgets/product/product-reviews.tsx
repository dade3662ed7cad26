import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/types"
import { Container, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"
import { LoadState, Note } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { FieldCard } from "../../features/plugin-fields/field-card"
import { useReviews } from "../../features/reviews/api"
import { ProductReviewList } from "../../features/reviews/product-review-list"
import { ReviewDrawer } from "../../features/reviews/review-drawer"

const NEWEST = 5

/** What customers say of this product, as on the page of all reviews. */
const ProductReviews = ({ data: product }: DetailWidgetProps<AdminProduct>) => {
  const { t } = useTranslation("shop")
  const query = useReviews({ product_id: product.id, limit: NEWEST })
  const [opened, setOpened] = useState<AdminReview | null>(null)
  const { data } = query
  const { average = null, count = 0 } = data?.published ?? {}
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("reviews.ofProduct.title")} level="h2">
        {data ? (
          <Text size="small">
            {average === null
              ? t("reviews.ofProduct.unrated")
              : t("reviews.ofProduct.average", { average, count })}
          </Text>
        ) : null}
      </SectionHeader>
      {data ? (
        data.count === 0 ? (
          <Note role="status">{t("reviews.ofProduct.empty")}</Note>
        ) : (
          <ProductReviewList reviews={data.reviews} onOpen={setOpened} />
        )
      ) : (
        <LoadState query={query} failed={(reason) => t("reviews.loadFailed", { reason })} />
      )}
      {data && data.count > NEWEST ? (
        <Note role="status">{t("reviews.ofProduct.more", { total: data.count })}</Note>
      ) : null}
      <ReviewDrawer
        review={opened}
        onClose={() => setOpened(null)}
        more={({ id }) => <FieldCard thing={{ path: "reviews", id }} />}
      />
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.after" })

export default ProductReviews
