import { Button, Hint, Input, Label, Switch, Textarea, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useTranslation } from "react-i18next"
import type { ShopSettings } from "../../../../../backend/src/contract/shop/shop-settings"
import { FormField } from "../../components/form-field"
import texts from "../../i18n/en/shop/settings.json"
import { failureToast } from "../../platform/failure-toast"
import { useSaveShopSettings } from "./api"
import { LogoField } from "./logo-field"
import { errorsOf, formOf, settingsOf, type SettingsErrors } from "./settings-fields"

const FIELDS = [
  "name",
  "address",
  "phone",
  "hours",
  "web",
  "staff_mails",
  "minimum_order_quantity",
  "return_days",
  "synonyms",
  "carriers",
] as const
const LINES: Partial<Record<Field, number>> = {
  address: 3,
  staff_mails: 3,
  synonyms: 8,
  carriers: 7,
}

type Field = (typeof FIELDS)[number]
type Hinted = keyof typeof texts.hints

const isHinted = (field: Field): field is Hinted & Field => Object.hasOwn(texts.hints, field)

/** All settings in one form: saved together, or not at all. */
export function ShopSettingsForm({ settings }: { settings: ShopSettings }) {
  const { t } = useTranslation("shop")
  const [form, setForm] = useState(() => formOf(settings))
  const [tried, setTried] = useState(false)
  const { mutate, isPending } = useSaveShopSettings()
  const errors = tried ? errorsOf(form, t) : {}
  const set = (id: keyof SettingsErrors) => (value: string) => setForm({ ...form, [id]: value })

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(errorsOf(form, t)).length > 0) return
    mutate(settingsOf(form), {
      onSuccess: ({ shop_settings }) => {
        setForm(formOf(shop_settings))
        toast.success(t("settings.saved"))
      },
      onError: failureToast(t("settings.notSaved")),
    })
  }

  return (
    <form className="grid max-w-2xl gap-y-4 px-6 py-4" noValidate onSubmit={save}>
      {FIELDS.map((id) => {
        const lines = LINES[id]
        const Box = lines ? Textarea : Input
        const hint = isHinted(id) ? t(`settings.hints.${id}`) : undefined
        return (
          <FormField
            key={id}
            id={id}
            label={t(`settings.fields.${id}`)}
            hint={hint}
            error={errors[id]}
          >
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
          {t("common.save")}
        </Button>
      </div>
    </form>
  )
}

type ModerationFieldProps = { checked: boolean; onChange: (checked: boolean) => void }

/** Whether customers' reviews wait for staff. */
function ModerationField({ checked, onChange }: ModerationFieldProps) {
  const { t } = useTranslation("shop")
  return (
    <div className="flex items-start gap-x-3">
      <Switch
        id="review_moderation"
        className="mt-0.5"
        checked={checked}
        aria-describedby="review_moderation-hint"
        onCheckedChange={onChange}
      />
      <div className="flex flex-col gap-y-1">
        <Label htmlFor="review_moderation" size="small" weight="plus">
          {t("moderation.label")}
        </Label>
        <Hint id="review_moderation-hint">{t("moderation.hint")}</Hint>
      </div>
    </div>
  )
}
