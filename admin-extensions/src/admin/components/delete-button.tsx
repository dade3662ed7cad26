import { Button, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

type DeleteButtonProps = {
  name: string
  /** Where it is another than whether to delete `name`. */
  question?: string
  consequence: string
  isPending: boolean
  onDelete: () => void
}

/** Deletes one row of a table, after a question. */
export function DeleteButton(props: DeleteButtonProps) {
  const { name, question, consequence, isPending, onDelete } = props
  const { t } = useTranslation("shop")
  const ask = usePrompt()
  const remove = async () => {
    const isSure = await ask({
      variant: "danger",
      title: question ?? t("vehicles.delete.question", { name }),
      description: consequence,
      confirmText: t("vehicles.delete.yes"),
      cancelText: t("common.cancel"),
    })
    if (isSure) onDelete()
  }
  return (
    <Button
      type="button"
      variant="transparent"
      size="small"
      aria-label={t("vehicles.delete.label", { name })}
      isLoading={isPending}
      onClick={() => void remove()}
    >
      {t("vehicles.delete.action")}
    </Button>
  )
}
