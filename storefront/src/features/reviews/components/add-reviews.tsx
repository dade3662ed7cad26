import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useSession } from "@/platform/identity/session"
import { reviewText } from "../texts"

const ReviewDialog = lazy(() =>
  import("./review-dialog").then(({ ReviewDialog }) => ({ default: ReviewDialog })),
)

type AddReviewsProps = {
  title?: string
  /** The part that it is about; without one it speaks of the shop. */
  productId?: string
  startsOpen?: boolean
}

/** The button that opens an empty review. */
export function AddReviews({
  title = reviewText("addReviews"),
  productId,
  startsOpen = false,
}: AddReviewsProps) {
  const session = useSession()
  const [open, setOpen] = useState(startsOpen)
  // It stays for the time that it takes to close.
  const [asked, setAsked] = useState(startsOpen)

  function show() {
    setAsked(true)
    setOpen(true)
  }

  if (session.status !== "signedIn") return null
  return (
    <>
      <button
        type="button"
        // On a part's page the first thing to do is to buy it.
        className={productId ? "btn" : "btn btn-primary"}
        onClick={show}
      >
        <Plus aria-hidden="true" className="size-4" />
        {title}
      </button>
      {asked ? (
        <Suspense fallback={null}>
          <ReviewDialog
            open={open}
            title={title}
            reviewer={session}
            productId={productId}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
