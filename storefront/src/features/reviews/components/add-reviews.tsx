import type { Review } from "@shop/contract/review"
import { Plus } from "lucide-react"
import { useState } from "react"
import { Modal } from "@/components/ui/modal"
import { toast } from "@/components/ui/toast"
import { useSession } from "@/platform/identity/session"
import { ReviewForm } from "./review-form"

type AddReviewsProps = {
  title?: string
  /** The part that it is about; without one it speaks of the shop. */
  productId?: string
  startsOpen?: boolean
}

/** The button that opens an empty review. */
export function AddReviews({
  title = "Add Reviews",
  productId,
  startsOpen = false,
}: AddReviewsProps) {
  const session = useSession()
  const [open, setOpen] = useState(startsOpen)
  const close = () => setOpen(false)

  function onSaved({ status }: Review) {
    toast.success(
      status === "pending"
        ? "Thank you. We read your review before it is shown"
        : "Review Added Successfully",
    )
    close()
  }

  if (session.status !== "signedIn") return null
  return (
    <>
      <button
        type="button"
        // On a part's page the first thing to do is to buy it.
        className={productId ? "btn" : "btn btn-primary"}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden="true" className="size-4" />
        {title}
      </button>
      <Modal open={open} title={title} onClose={close}>
        <ReviewForm reviewer={session} productId={productId} onCancel={close} onSaved={onSaved} />
      </Modal>
    </>
  )
}
