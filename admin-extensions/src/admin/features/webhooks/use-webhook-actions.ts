import { toast, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import type { Webhook } from "../../../../../backend/src/contract/webhook/webhook"
import { failureToast } from "../../platform/failure-toast"
import { useDeleteWebhook, useRotateSecret, useTestWebhook, useUpdateWebhook } from "./api"

type Question = "rotate" | "switchOff" | "remove"

/** What staff do with a webhook; what takes something away asks first. */
export function useWebhookActions(
  { id, url }: Pick<Webhook, "id" | "url">,
  onSecret: (secret: string) => void,
) {
  const { t } = useTranslation("shop")
  const prompt = usePrompt()
  const navigate = useNavigate()
  const { mutate: send, isPending: isTesting } = useTestWebhook(id)
  const { mutate: update } = useUpdateWebhook(id)
  const { mutate: change } = useRotateSecret(id)
  const { mutate: erase } = useDeleteWebhook(id)
  const onError = failureToast(t("webhooks.form.failed"))

  const ask = (question: Question) =>
    prompt({
      variant: question === "rotate" ? "confirmation" : "danger",
      title: t(`webhooks.${question}.question`),
      description: t(`webhooks.${question}.consequence`, { url }),
      confirmText: t(`webhooks.${question}.yes`),
      cancelText: t("common.cancel"),
    })
  const set = (is_active: boolean) => {
    const onSuccess = () => toast.success(t(`webhooks.done.${is_active ? "on" : "off"}`))
    update({ is_active }, { onSuccess, onError })
  }

  return {
    isTesting,
    test: () =>
      send(undefined, {
        onSuccess: ({ delivery }) =>
          delivery.state === "delivered"
            ? toast.success(t("webhooks.done.tested"))
            : toast.error(t("webhooks.testFailed"), { description: delivery.last_error ?? "" }),
        onError,
      }),
    rotate: async () => {
      if (!(await ask("rotate"))) return
      change(undefined, { onSuccess: ({ secret }) => onSecret(secret), onError })
    },
    switchOn: () => set(true),
    switchOff: async () => {
      if (await ask("switchOff")) set(false)
    },
    remove: async () => {
      if (!(await ask("remove"))) return
      const onSuccess = () => {
        toast.success(t("webhooks.done.removed"))
        void navigate("/settings/webhooks")
      }
      erase(undefined, { onSuccess, onError })
    },
  }
}
