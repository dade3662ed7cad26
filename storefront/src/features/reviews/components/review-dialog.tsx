import type { Review } from "@shop/contract/review/review"
import type { ComponentProps } from "react"
import { Modal } from "@/components/ui/dialog/modal"
import { toast } from "@/components/ui/feedback/toast"
import { ReviewForm } from "./review-form"

type ReviewDialogProps = Pick<ComponentProps<typeof ReviewForm>, "reviewer" | "productId"> & {
  open: boolean
  title: string
  onClose: () => void
}

/** An empty review in a dialog: forms and their checks come with the first one that is opened. */
export function ReviewDialog({ open, title, onClose, ...form }: ReviewDialogProps) {
  function onSaved({ status }: Review) {
    toast.success(
      status === "pending"
        ? "Thank you. We read your review before it is shown"
        : "Review Added Successfully",
    )
    onClose()
  }
  return (
    <Modal open={open} title={title} onClose={onClose}>
      <ReviewForm {...form} onCancel={onClose} onSaved={onSaved} />
    </Modal>
  )
}
