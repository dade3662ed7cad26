import { useQuery } from "@tanstack/react-query"
import { Failed } from "@/components/ui/failed"
import { Section } from "@/components/ui/section"
import { Average } from "./components/average"
import { ReviewCard } from "./components/review-card"
import { partReviewsQuery } from "./part-reviews-query"

/** What buyers say of one part. */
export function PartReviews({ productId }: { productId: string }) {
  const { data: reviews = [], error, refetch } = useQuery(partReviewsQuery(productId))
  return (
    <Section title="Reviews" aside={<Average reviews={reviews} />}>
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
    </Section>
  )
}
