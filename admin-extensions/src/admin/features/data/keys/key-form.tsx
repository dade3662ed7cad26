import { Checkbox, Hint, Label } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { KEY_SCOPES, type KeyScope } from "../../../../../../backend/src/contract/key/key-scope"
import type { CreateScopedKey } from "../../../../../../backend/src/contract/key/scoped-key"
import { DrawerForm } from "../../../components/side-drawer"
import { TextField } from "../../../components/text-field"
import { scopeName } from "./scope-name"

type KeyFormProps = { isSaving: boolean; onSave: (key: CreateScopedKey) => void }

/** What a new key is called, what it may do, and how long; the server checks it all once more. */
export function KeyForm({ isSaving, onSave }: KeyFormProps) {
  const { t } = useTranslation("shop")
  const [title, setTitle] = useState("")
  const [scopes, setScopes] = useState<readonly KeyScope[]>([])
  const [days, setDays] = useState("")
  const [outlives_maker, setOutlives] = useState(false)
  const [tried, setTried] = useState(false)
  const noTitle = title.trim() === ""
  const badDays = days.trim() !== "" && !/^[1-9]\d{0,3}$/.test(days.trim())
  const save = () => {
    setTried(true)
    if (noTitle || badDays || scopes.length === 0) return
    const expires = days.trim() && { expires_in_days: Number(days) }
    onSave({ title: title.trim(), scopes: [...scopes], outlives_maker, ...expires })
  }
  const toggle = (scope: KeyScope, on: boolean) =>
    setScopes(on ? [...scopes, scope] : scopes.filter((other) => other !== scope))
  return (
    <DrawerForm submit={t("data.form.make")} isSaving={isSaving} onSubmit={save}>
      <TextField
        id="title"
        label={t("data.form.title")}
        hint={t("data.form.titleHint")}
        value={title}
        error={tried && noTitle ? t("data.form.titleRequired") : undefined}
        onText={setTitle}
      />
      <fieldset className="flex flex-col gap-y-3">
        <legend className="txt-compact-small-plus mb-2">{t("data.form.scopes")}</legend>
        {KEY_SCOPES.map((scope) => (
          <Choice
            key={scope}
            id={scope}
            label={t(`data.scopes.${scopeName(scope)}.short`)}
            hint={t(`data.scopes.${scopeName(scope)}.long`)}
            isOn={scopes.includes(scope)}
            onChange={(on) => toggle(scope, on)}
          />
        ))}
        {tried && scopes.length === 0 ? (
          <Hint variant="error" role="alert">
            {t("data.form.scopesRequired")}
          </Hint>
        ) : null}
      </fieldset>
      <TextField
        id="days"
        label={t("data.form.days")}
        hint={t("data.form.daysHint")}
        inputMode="numeric"
        value={days}
        error={tried && badDays ? t("data.form.daysWrong") : undefined}
        onText={setDays}
      />
      <Choice
        id="outlives"
        label={t("data.form.outlives")}
        hint={t("data.form.outlivesHint")}
        isOn={outlives_maker}
        onChange={setOutlives}
      />
    </DrawerForm>
  )
}

type ChoiceProps = {
  id: string
  label: string
  hint: string
  isOn: boolean
  onChange: (on: boolean) => void
}

function Choice({ id, label, hint, isOn, onChange }: ChoiceProps) {
  return (
    <div className="flex items-start gap-x-3">
      <Checkbox
        id={id}
        checked={isOn}
        aria-describedby={`${id}-hint`}
        onCheckedChange={(on) => onChange(on === true)}
      />
      <div className="flex flex-col">
        <Label htmlFor={id} size="small">
          {label}
        </Label>
        <Hint id={`${id}-hint`}>{hint}</Hint>
      </div>
    </div>
  )
}
