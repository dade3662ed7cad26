import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/types"
import { Container, Heading, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { AdminReview } from "../../../../backend/src/contract/review/admin-review"
import { ProductReviewList } from "../features/reviews/product-review-list"
import { ReviewDrawer } from "../features/reviews/review-drawer"
import { ReviewFailure } from "../features/reviews/review-failure"
import { useReviews } from "../features/reviews/api"

const NEWEST = 5

/** What customers say of this product, as on the page of all reviews. */
const ProductReviews = ({ data: product }: DetailWidgetProps<AdminProduct>) => {
  const { t } = useTranslation("shop")
  const { data, error, refetch } = useReviews({ product_id: product.id, limit: NEWEST })
  const [opened, setOpened] = useState<AdminReview | null>(null)
  const { average = null, count = 0 } = data?.published ?? {}
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <Heading level="h2">{t("reviews.ofProduct.title")}</Heading>
        {data ? (
          <Text size="small">
            {average === null
              ? t("reviews.ofProduct.unrated")
              : t("reviews.ofProduct.average", { average, count })}
          </Text>
        ) : null}
      </div>
      {data ? (
        data.count === 0 ? (
          <Line>{t("reviews.ofProduct.empty")}</Line>
        ) : (
          <ProductReviewList reviews={data.reviews} onOpen={setOpened} />
        )
      ) : error ? (
        <ReviewFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Line>{t("common.loading")}</Line>
      )}
      {data && data.count > NEWEST ? (
        <Line>{t("reviews.ofProduct.more", { total: data.count })}</Line>
      ) : null}
      <ReviewDrawer review={opened} onClose={() => setOpened(null)} />
    </Container>
  )
}

function Line({ children }: { children: string }) {
  return (
    <Text size="small" role="status" className="text-ui-fg-subtle px-6 py-4">
      {children}
    </Text>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.after" })

export default ProductReviews
