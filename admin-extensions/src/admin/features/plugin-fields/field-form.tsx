import { Button, Checkbox, Input, Select, toast } from "@medusajs/ui"
import { useId, useState, type FormEvent } from "react"
import { useTranslation } from "react-i18next"
import type { ThingField } from "../../../../../backend/src/contract/staff/thing-fields"
import { FormField } from "../../components/form-field"
import { failureToast } from "../../platform/failure-toast"
import { useSaveThingFields, type Thing } from "./api"

type Values = Record<string, unknown>
type FieldFormProps = { thing: Thing; fields: readonly ThingField[] }

/** The fields of a thing: those that staff may write can be changed. */
export function FieldForm({ thing, fields }: FieldFormProps) {
  const { t } = useTranslation("shop")
  const [typed, setTyped] = useState<Values>(() => valuesOf(fields))
  const { mutate, isPending } = useSaveThingFields(thing)
  const changeable = fields.filter(({ isChangeable }) => isChangeable)

  function save(event: FormEvent) {
    event.preventDefault()
    mutate(Object.fromEntries(changeable.map(({ field }) => [field, typed[field] ?? null])), {
      onSuccess: (answer) => {
        setTyped(valuesOf(answer.fields))
        toast.success(t("pluginFields.saved"))
      },
      onError: failureToast(t("pluginFields.notSaved")),
    })
  }

  return (
    <form className="flex flex-col gap-y-4 px-6 py-4" noValidate onSubmit={save}>
      {fields.map((field) => (
        <Field
          key={field.field}
          field={field}
          value={typed[field.field] ?? null}
          onChange={(value) => setTyped({ ...typed, [field.field]: value })}
        />
      ))}
      {changeable.length > 0 && (
        <Button type="submit" size="small" className="self-end" isLoading={isPending}>
          {t("common.save")}
        </Button>
      )}
    </form>
  )
}

type FieldProps = { field: ThingField; value: unknown; onChange: (value: unknown) => void }

function Field({
  field: { field, label, kind, choices = [], isChangeable },
  ...props
}: FieldProps) {
  const { value, onChange } = props
  // A page may ask for a field of several things.
  const id = `${useId()}-${field}`
  return (
    <FormField id={id} label={label}>
      {kind === "yesNo" ? (
        <Checkbox
          id={id}
          disabled={!isChangeable}
          checked={value === true}
          onCheckedChange={(checked) => onChange(checked === true)}
        />
      ) : kind === "choice" ? (
        <Select
          disabled={!isChangeable}
          value={String(value ?? "")}
          onValueChange={(choice) => onChange(choice)}
        >
          <Select.Trigger id={id}>
            <Select.Value placeholder="–" />
          </Select.Trigger>
          <Select.Content>
            {choices.map((choice) => (
              <Select.Item key={choice} value={choice}>
                {choice}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      ) : (
        <Input
          id={id}
          type={kind === "date" ? "date" : "text"}
          inputMode={kind === "number" ? "decimal" : "text"}
          disabled={!isChangeable}
          value={String(value ?? "")}
          onChange={({ target }) => onChange(valueOf(kind, target.value))}
        />
      )}
    </FormField>
  )
}

/** A number that is none yet is sent as it is typed: the shop says what is wrong with it. */
function valueOf(kind: ThingField["kind"], typed: string): unknown {
  if (typed === "") return null
  const isNumber = kind === "number" && Number.isFinite(Number(typed)) && !/[.e]$/i.test(typed)
  return isNumber ? Number(typed) : typed
}

function valuesOf(fields: readonly ThingField[]): Values {
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]))
}
