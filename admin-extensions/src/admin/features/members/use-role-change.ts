import { toast, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { failureToast } from "../../platform/failure-toast"
import { useSetRole } from "./api"

type Person = { customer_id: string; email: string }

/** Gives or takes the role once whoever asks for it has confirmed it. */
export function useRoleChange({ customer_id, email }: Person) {
  const { t } = useTranslation("shop")
  const ask = usePrompt()
  const { mutate, isPending } = useSetRole(customer_id)

  const change = async (isAdmin: boolean) => {
    const what = isAdmin ? "promote" : "demote"
    const yes = await ask({
      variant: isAdmin ? "confirmation" : "danger",
      title: t(`administrators.${what}.title`, { email }),
      description: t(`administrators.${what}.description`),
      confirmText: t(`administrators.${what}.yes`),
      cancelText: t("common.cancel"),
    })
    if (!yes) return
    mutate(isAdmin, {
      onSuccess: () => toast.success(t(`administrators.${what}.done`, { email })),
      onError: failureToast(t("administrators.failed")),
    })
  }
  return { change, isPending }
}
