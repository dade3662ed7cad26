import { Button, Checkbox, Drawer, Hint, Input, Label } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useTranslation } from "react-i18next"
import type {
  CreateWebhook,
  WebhookEvent,
} from "../../../../../backend/src/contract/webhook/webhook"
import { WEBHOOK_EVENTS } from "./webhook-events"
import { FormField } from "../../components/form-field"

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

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!badUrl && !noEvents) onSave(form)
  }
  const toggle = (event: WebhookEvent, on: boolean) => {
    const events = on ? [...form.events, event] : form.events.filter((other) => other !== event)
    setForm({ ...form, events })
  }

  return (
    <form className="flex flex-1 flex-col overflow-hidden" noValidate onSubmit={save}>
      <Drawer.Body className="flex flex-1 flex-col gap-y-4 overflow-auto">
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
          {WEBHOOK_EVENTS.map((event) => (
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
      </Drawer.Body>
      <Drawer.Footer>
        <Drawer.Close asChild>
          <Button type="button" variant="secondary" size="small">
            {t("webhooks.form.cancel")}
          </Button>
        </Drawer.Close>
        <Button type="submit" size="small" isLoading={isSaving}>
          {submit}
        </Button>
      </Drawer.Footer>
    </form>
  )
}
