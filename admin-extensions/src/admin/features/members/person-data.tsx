import { Button, Text, toast, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { failureToast } from "../../platform/failure-toast"
import { usePersonErasure, usePersonExport } from "./api"

type Props = { customerId: string; email: string }

/** The rights of a person: to have all that the shop holds of them, and to be erased. */
export function PersonData({ customerId, email }: Props) {
  const { t } = useTranslation("shop")
  const ask = usePrompt()
  const goTo = useNavigate()
  const copy = usePersonExport(customerId)
  const erasure = usePersonErasure(customerId)

  const download = () => {
    copy.mutate(undefined, { onError: failureToast(t("person.export.failed")) })
  }
  const erase = async () => {
    const yes = await ask({
      variant: "danger",
      title: t("person.erase.question", { email }),
      description: t("person.erase.consequence"),
      confirmText: t("person.erase.yes"),
      cancelText: t("common.cancel"),
    })
    if (!yes) return
    erasure.mutate(undefined, {
      onSuccess: () => {
        toast.success(t("person.erase.done", { email }))
        goTo("/customers")
      },
      onError: failureToast(t("person.erase.failed")),
    })
  }
  return (
    <div className="px-6 py-4">
      <Text size="small" weight="plus">
        {t("person.title")}
      </Text>
      <Text size="small" className="text-ui-fg-subtle">
        {t("person.hint")}
      </Text>
      <div className="mt-3 flex gap-2">
        <Button variant="secondary" size="small" isLoading={copy.isPending} onClick={download}>
          {t("person.export.action")}
        </Button>
        <Button
          variant="danger"
          size="small"
          isLoading={erasure.isPending}
          onClick={() => void erase()}
        >
          {t("person.erase.action")}
        </Button>
      </div>
    </div>
  )
}
