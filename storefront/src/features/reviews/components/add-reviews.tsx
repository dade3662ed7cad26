import { Plus } from "lucide-react"
import { useState } from "react"
import { Modal } from "@/components/ui/modal"
import { toast } from "@/components/ui/toast"
import { useSession } from "@/platform/identity/session"
import { ReviewForm } from "./review-form"

/** The button that opens an empty review. */
export function AddReviews() {
  const session = useSession()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  function onSaved() {
    toast.success("Review Added Successfully")
    close()
  }

  if (session.status !== "signedIn") return null
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-4" />
        Add Reviews
      </button>
      <Modal open={open} title="Add Reviews" onClose={close}>
        <ReviewForm reviewer={session} onCancel={close} onSaved={onSaved} />
      </Modal>
    </>
  )
}
