import { toast, usePrompt } from "@medusajs/ui"
import type { AdminReview } from "../../../../backend/src/contract/admin-review"
import { REVIEW_TEXTS as TEXTS } from "../lib/review-texts"
import { useDeleteReview, useSetReviewStatus } from "./reviews"

const onError = ({ message }: Error) => toast.error(TEXTS.failed, { description: message })

/** What staff do with reviews; what takes something away asks first. */
export function useReviewActions() {
  const ask = usePrompt()
  const { mutate: setStatus } = useSetReviewStatus()
  const { mutate: remove } = useDeleteReview()

  const publish = (ids: string[]) =>
    setStatus(
      { ids, status: "published" },
      { onSuccess: () => toast.success(TEXTS.done.published), onError },
    )

  const hide = async (ids: string[]) => {
    const yes = await ask({
      variant: "confirmation",
      title: TEXTS.hide.title(ids.length),
      description: TEXTS.hide.description,
      confirmText: TEXTS.hide.yes,
      cancelText: TEXTS.cancel,
    })
    if (!yes) return
    setStatus(
      { ids, status: "hidden" },
      { onSuccess: () => toast.success(TEXTS.done.hidden), onError },
    )
  }

  const erase = async ({ id, title }: AdminReview) => {
    const yes = await ask({
      variant: "danger",
      title: TEXTS.remove.title,
      description: TEXTS.remove.description(title),
      confirmText: TEXTS.remove.yes,
      cancelText: TEXTS.cancel,
    })
    if (yes) remove(id, { onSuccess: () => toast.success(TEXTS.done.removed), onError })
  }

  return { publish, hide, erase }
}
