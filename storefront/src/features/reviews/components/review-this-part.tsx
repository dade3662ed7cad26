import { Link, useLocation } from "react-router-dom"
import { useSession } from "@/platform/identity/session"
import { AddReviews } from "./add-reviews"

/** The form for one part; a guest is led to the login first, and back. */
export function ReviewThisPart({ productId }: { productId: string }) {
  const session = useSession()
  const from = useLocation()
  if (session.status === "signedOut") {
    return (
      <Link to="/login" state={{ from }} className="btn">
        Log in to review this part
      </Link>
    )
  }
  return (
    <AddReviews
      title="Review this part"
      productId={productId}
      startsOpen={from.hash === REVIEW_HASH}
    />
  )
}

const REVIEW_HASH = "#review"
