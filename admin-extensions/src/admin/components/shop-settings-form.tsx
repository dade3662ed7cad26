import { Button, Input, Textarea, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import type { ShopSettings } from "../../../../backend/src/contract/shop-settings"
import { useSaveShopSettings } from "../hooks/shop-settings"
import { errorsOf, formOf, settingsOf, type SettingsErrors } from "../lib/settings-form"
import { FormField } from "./form-field"
import { LogoField } from "./logo-field"
import { ModerationField } from "./moderation-field"

type Field = { id: keyof SettingsErrors; label: string; hint?: string; lines?: number }

const FIELDS: Field[] = [
  { id: "name", label: "Shop name" },
  { id: "address", label: "Address", hint: "Without the name.", lines: 3 },
  { id: "phone", label: "Phone" },
  { id: "hours", label: "Hours", hint: "When somebody answers the phone." },
  { id: "web", label: "Web" },
  {
    id: "staff_mails",
    label: "Staff's mail addresses",
    hint: "Each is told of every new order. One a line.",
    lines: 3,
  },
  {
    id: "minimum_order_quantity",
    label: "Minimum order quantity",
    hint: "For parts without a minimum of their own.",
  },
]

/** All settings in one form: saved together, or not at all. */
export function ShopSettingsForm({ settings }: { settings: ShopSettings }) {
  const [form, setForm] = useState(() => formOf(settings))
  const [tried, setTried] = useState(false)
  const { mutate, isPending } = useSaveShopSettings()
  const errors = tried ? errorsOf(form) : {}
  const set = (id: keyof SettingsErrors) => (value: string) => setForm({ ...form, [id]: value })

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(errorsOf(form)).length > 0) return
    mutate(settingsOf(form), {
      onSuccess: ({ shop_settings }) => {
        setForm(formOf(shop_settings))
        toast.success("The shop's settings are saved")
      },
      onError: ({ message }) =>
        toast.error("The settings were not saved", { description: message }),
    })
  }

  return (
    <form className="grid max-w-2xl gap-y-4 px-6 py-4" noValidate onSubmit={save}>
      {FIELDS.map(({ id, label, hint, lines }) => {
        const Box = lines ? Textarea : Input
        return (
          <FormField key={id} id={id} label={label} hint={hint} error={errors[id]}>
            <Box
              id={id}
              rows={lines}
              value={form[id]}
              aria-invalid={errors[id] ? true : undefined}
              aria-describedby={errors[id] || hint ? `${id}-hint` : undefined}
              onChange={(event: { target: { value: string } }) => set(id)(event.target.value)}
            />
          </FormField>
        )
      })}
      <LogoField value={form.logo} onChange={set("logo")} />
      <ModerationField
        checked={form.review_moderation}
        onChange={(review_moderation) => setForm({ ...form, review_moderation })}
      />
      <div className="flex justify-end">
        <Button type="submit" isLoading={isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
