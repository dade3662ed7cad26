import { useQuery } from "@tanstack/react-query"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { Section } from "@/components/ui/page/section"
import { averageRating } from "./average-rating"
import { Average } from "./ratings"
import { ReviewCard } from "./components/review-card"
import { newestReviewsQuery } from "./api"
import { reviewText } from "./texts"

const SHOWN = 6

/** As many count for the average. */
const COUNTED = 100

/** The newest reviews as cards, and what they come to. */
export function CustomerSays() {
  const { data: reviews, error, refetch } = useQuery(newestReviewsQuery(COUNTED))
  return (
    <Section
      title={reviewText("customerSays")}
      aside={reviews ? <Average rated={averageRating(reviews)} newest /> : null}
    >
      {error && !reviews ? (
        <Failed title={reviewText("notLoaded")} error={error} onRetry={() => void refetch()} />
      ) : reviews?.length === 0 ? (
        <Notice title={reviewText("noneYet")}>{reviewText("noneYetText")}</Notice>
      ) : (
        <ul aria-busy={!reviews} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {reviews
            ? reviews.slice(0, SHOWN).map((review) => (
                <li key={review._id}>
                  <ReviewCard review={review} />
                </li>
              ))
            : Array.from({ length: 3 }, (_, field) => (
                <li key={field} aria-hidden="true" className="skeleton h-48 rounded-box" />
              ))}
        </ul>
      )}
    </Section>
  )
}
