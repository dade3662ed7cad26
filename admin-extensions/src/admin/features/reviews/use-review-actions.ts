import { toast, usePrompt } from "@medusajs/ui"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"
import { failureToast } from "../../platform/failure-toast"
import { useDeleteReview, useSetReviewStatus } from "./api"

/** What staff do with reviews, the same at each drawing; what takes something away asks first. */
export function useReviewActions() {
  const { t } = useTranslation("shop")
  const prompt = usePrompt()
  // Each drawing has another one, and all of them ask the same way.
  const [ask] = useState(() => prompt)
  const { mutate: setStatus } = useSetReviewStatus()
  const { mutate: remove } = useDeleteReview()

  return useMemo(() => {
    const onError = failureToast(t("reviews.failed"))

    const publish = (ids: string[]) =>
      setStatus(
        { ids, status: "published" },
        { onSuccess: () => toast.success(t("reviews.done.published")), onError },
      )

    const hide = async (ids: string[]) => {
      const yes = await ask({
        variant: "confirmation",
        title: t("reviews.hide.question", { count: ids.length }),
        description: t("reviews.hide.consequence"),
        confirmText: t("reviews.hide.yes"),
        cancelText: t("common.cancel"),
      })
      if (!yes) return
      setStatus(
        { ids, status: "hidden" },
        { onSuccess: () => toast.success(t("reviews.done.hidden")), onError },
      )
    }

    const erase = async ({ id, title }: AdminReview) => {
      const yes = await ask({
        variant: "danger",
        title: t("reviews.remove.question"),
        description: t("reviews.remove.consequence", { title }),
        confirmText: t("reviews.remove.yes"),
        cancelText: t("common.cancel"),
      })
      if (yes) remove(id, { onSuccess: () => toast.success(t("reviews.done.removed")), onError })
    }

    return { publish, hide, erase }
  }, [t, ask, setStatus, remove])
}
