import { Button, toast, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { ScopedKey } from "../../../../../../backend/src/contract/key/scoped-key"
import { failureToast } from "../../../platform/failure-toast"
import { useEndKey } from "../api"

/** Ends a key, after a question. */
export function EndKey({ scopedKey: { id, title } }: { scopedKey: ScopedKey }) {
  const { t } = useTranslation("shop")
  const prompt = usePrompt()
  const { mutate, isPending } = useEndKey()
  const end = async () => {
    const isSure = await prompt({
      variant: "danger",
      title: t("data.end.question", { title }),
      description: t("data.end.consequence"),
      confirmText: t("data.end.action"),
      cancelText: t("common.cancel"),
    })
    if (!isSure) return
    mutate(id, {
      onSuccess: () => toast.success(t("data.end.done", { title })),
      onError: failureToast(t("data.end.failed")),
    })
  }
  return (
    <Button
      type="button"
      variant="secondary"
      size="small"
      isLoading={isPending}
      aria-label={t("data.end.of", { title })}
      onClick={() => void end()}
    >
      {t("data.end.action")}
    </Button>
  )
}
