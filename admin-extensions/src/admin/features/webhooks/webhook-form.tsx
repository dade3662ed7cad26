import { Checkbox, Hint, Input, Label } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type {
  CreateWebhook,
  WebhookEvent,
} from "../../../../../backend/src/contract/webhook/webhook"
import { FormField } from "../../components/form-field"
import { DrawerForm } from "../../components/side-drawer"

/** In the order of an order's life; the contract's own list would bring zod into the page. */
const EVENTS = [
  "order.placed",
  "order.paid",
  "order.shipped",
  "order.shipment_taken_back",
  "order.date_moved",
  "order.delivered",
  "order.cancelled",
  "order.refunded",
  "order.return_requested",
  "order.return_approved",
  "order.return_refused",
  "order.return_received",
  "order.return_settled",
  "stock.changed",
  "price.changed",
] as const satisfies WebhookEvent[]

type WebhookFormProps = {
  initial: CreateWebhook
  submit: string
  isSaving: boolean
  onSave: (webhook: CreateWebhook) => void
}

/** An endpoint's address, description and events, in a drawer; the server checks it all once more. */
export function WebhookForm({ initial, submit, isSaving, onSave }: WebhookFormProps) {
  const { t } = useTranslation("shop")
  const [form, setForm] = useState(initial)
  const [tried, setTried] = useState(false)
  const badUrl = !/^https?:\/\/\S/.test(form.url.trim())
  const noEvents = form.events.length === 0
  const urlError = tried && badUrl ? t("webhooks.form.urlRequired") : undefined

  const save = () => {
    setTried(true)
    if (!badUrl && !noEvents) onSave(form)
  }
  const toggle = (event: WebhookEvent, on: boolean) => {
    const events = on ? [...form.events, event] : form.events.filter((other) => other !== event)
    setForm({ ...form, events })
  }

  return (
    <DrawerForm submit={submit} isSaving={isSaving} onSubmit={save}>
      <FormField
        id="url"
        label={t("webhooks.form.url")}
        hint={t("webhooks.form.urlHint")}
        error={urlError}
      >
        <Input
          id="url"
          type="url"
          placeholder="https://"
          value={form.url}
          aria-invalid={urlError ? true : undefined}
          aria-describedby="url-hint"
          onChange={({ target }) => setForm({ ...form, url: target.value })}
        />
      </FormField>
      <FormField id="name" label={t("webhooks.form.name")} hint={t("webhooks.form.nameHint")}>
        <Input
          id="name"
          value={form.description}
          aria-describedby="name-hint"
          onChange={({ target }) => setForm({ ...form, description: target.value })}
        />
      </FormField>
      <fieldset className="flex flex-col gap-y-3">
        <legend className="txt-compact-small-plus mb-2">{t("webhooks.form.events")}</legend>
        {EVENTS.map((event) => (
          <div key={event} className="flex items-start gap-x-3">
            <Checkbox
              id={event}
              checked={form.events.includes(event)}
              onCheckedChange={(on) => toggle(event, on === true)}
            />
            <Label htmlFor={event} size="small" className="flex flex-col">
              {t(`webhooks.events.${event}`)}
            </Label>
          </div>
        ))}
        {tried && noEvents ? (
          <Hint variant="error">{t("webhooks.form.eventsRequired")}</Hint>
        ) : null}
      </fieldset>
    </DrawerForm>
  )
}
