import { Link, useLocation } from "react-router-dom"
import type { Product } from "@shop/contract/product/product"
import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense } from "react"
import { Failed } from "@/components/ui/feedback/failed"
import { Section } from "@/components/ui/page/section"
import { useSession } from "@/platform/identity/session"
import { partReviewsQuery } from "./api"
import { ReviewCard } from "./components/review-card"
import { Average } from "./ratings"
import { reviewText } from "./texts"

const AddReviews = lazy(() =>
  import("./components/add-reviews").then(({ AddReviews }) => ({ default: AddReviews })),
)

/** What buyers say of one part, and the way to say something oneself. */
export function PartReviews({ product }: { product: Product }) {
  const { data: reviews = [], error, refetch } = useQuery(partReviewsQuery(product._id))
  const { averageRating: average, ratingCount: count } = product
  return (
    <Section
      title={reviewText("reviews")}
      aside={<Average rated={average === null ? null : { average, count }} />}
    >
      {error ? (
        <Failed title={reviewText("notLoaded")} error={error} onRetry={() => void refetch()} />
      ) : reviews.length === 0 ? (
        <p className="text-muted">{reviewText("noneOfPart")}</p>
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

/** The form for one part; a guest is led to the login first, and back. */
function ReviewThisPart({ productId }: { productId: string }) {
  const session = useSession()
  const from = useLocation()
  if (session.status === "signedOut") {
    return (
      <Link to="/login" state={{ from }} className="btn">
        {reviewText("logInToReview")}
      </Link>
    )
  }
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <AddReviews
        title={reviewText("reviewThisPart")}
        productId={productId}
        startsOpen={from.hash === REVIEW_HASH}
      />
    </Suspense>
  )
}

const REVIEW_HASH = "#review"
