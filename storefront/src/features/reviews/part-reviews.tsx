import { useQuery } from "@tanstack/react-query"
import { Section } from "@/components/ui/section"
import { Average } from "./components/average"
import { ReviewCard } from "./components/review-card"
import { partReviewsQuery } from "./part-reviews-query"

/** What buyers say of one part. */
export function PartReviews({ productId }: { productId: string }) {
  const { data: reviews } = useQuery(partReviewsQuery(productId))
  if (!reviews) return null
  return (
    <Section title="Reviews" aside={<Average reviews={reviews} />}>
      {reviews.length === 0 ? (
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
