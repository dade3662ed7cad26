import { toast } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { CreateWebhook, Webhook } from "../../../../../backend/src/contract/webhook/webhook"
import { SideDrawer } from "../../components/side-drawer"
import { failureToast } from "../../platform/failure-toast"
import { useCreateWebhook, useUpdateWebhook } from "./api"
import { WebhookForm } from "./webhook-form"

type CreateProps = { open: boolean; onClose: () => void; onSecret: (secret: string) => void }

const NEW: CreateWebhook = { url: "", description: "", events: ["order.placed"] }

/** A drawer that adds an endpoint; its secret is handed on, to be shown once. */
export function CreateWebhookDrawer({ open, onClose, onSecret }: CreateProps) {
  const { mutate, isPending } = useCreateWebhook()
  const { t } = useTranslation("shop")
  const onError = failureToast(t("webhooks.form.failed"))
  const onSuccess = ({ secret }: { secret: string }) => {
    onClose()
    onSecret(secret)
  }
  const save = (webhook: CreateWebhook) => mutate(webhook, { onSuccess, onError })
  return (
    <FormDrawer title={t("webhooks.form.createTitle")} open={open} onClose={onClose}>
      <WebhookForm
        initial={NEW}
        submit={t("webhooks.form.create")}
        isSaving={isPending}
        onSave={save}
      />
    </FormDrawer>
  )
}

type EditProps = { webhook: Webhook; open: boolean; onClose: () => void }

/** A drawer that changes an endpoint. */
export function EditWebhookDrawer({ webhook, open, onClose }: EditProps) {
  const { id, url, description, events } = webhook
  const { mutate, isPending } = useUpdateWebhook(id)
  const { t } = useTranslation("shop")
  const onError = failureToast(t("webhooks.form.failed"))
  const onSuccess = () => {
    toast.success(t("webhooks.form.saved"))
    onClose()
  }
  return (
    <FormDrawer title={t("webhooks.form.editTitle")} open={open} onClose={onClose}>
      <WebhookForm
        initial={{ url, description, events }}
        submit={t("webhooks.form.save")}
        isSaving={isPending}
        onSave={(change) => mutate(change, { onSuccess, onError })}
      />
    </FormDrawer>
  )
}

type FormDrawerProps = {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

function FormDrawer({ title, open, onClose, children }: FormDrawerProps) {
  const { t } = useTranslation("shop")
  const description = t("webhooks.form.description")
  return (
    <SideDrawer title={title} description={description} isOpen={open} onClose={onClose}>
      {children}
    </SideDrawer>
  )
}
