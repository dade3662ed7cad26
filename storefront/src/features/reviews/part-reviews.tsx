import type { Product } from "@shop/contract/product/product"
import { useQuery } from "@tanstack/react-query"
import { Failed } from "@/components/ui/feedback/failed"
import { Section } from "@/components/ui/page/section"
import { Average } from "./components/average"
import { ReviewCard } from "./components/review-card"
import { ReviewThisPart } from "./components/review-this-part"
import { partReviewsQuery } from "./part-reviews-query"

/** What buyers say of one part, and the way to say something oneself. */
export function PartReviews({ product }: { product: Product }) {
  const { data: reviews = [], error, refetch } = useQuery(partReviewsQuery(product._id))
  const { averageRating: average, ratingCount: count } = product
  return (
    <Section
      title="Reviews"
      aside={<Average rated={average === null ? null : { average, count }} />}
    >
      {error ? (
        <Failed
          title="The reviews could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : reviews.length === 0 ? (
        <p className="text-muted">Nobody has reviewed this part yet.</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {reviews.map((review) => (
            <li key={review._id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <ReviewThisPart productId={product._id} />
      </div>
    </Section>
  )
}
