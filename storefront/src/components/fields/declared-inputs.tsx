import type { DeclaredField, FieldOwner } from "@shop/contract/shop/declared-field"
import { type ComponentPropsWithRef, useId } from "react"
import { describedBy, FieldFrame } from "@/components/ui/form/field-frame"
import { TextField } from "@/components/ui/form/text-field"
import { useDeclaredFields } from "@/platform/fields/declared-fields"
import type { FieldInput } from "@/platform/fields/field-input"

type DeclaredInputsProps = {
  of: FieldOwner
  input: FieldInput
}

/** Asks for what plugins declared of a thing; nothing where that is nothing. */
export function DeclaredInputs({ of, input }: DeclaredInputsProps) {
  const asked = useDeclaredFields(of).filter(({ isAsked }) => isAsked)
  return <FieldInputs fields={asked} input={input} />
}

type FieldInputsProps = { fields: readonly DeclaredField[]; input: FieldInput }

/** Asks for these. */
export function FieldInputs({ fields, input }: FieldInputsProps) {
  return fields.map((declared) => (
    <DeclaredInput key={declared.field} declared={declared} input={input} />
  ))
}

type DeclaredInputProps = { declared: DeclaredField; input: FieldInput }

function DeclaredInput({ declared, input: { values, setValue, errors } }: DeclaredInputProps) {
  const { field, label, hint, kind, isRequired, choices = [] } = declared
  const value = values[field]
  const common = {
    label,
    hint,
    required: isRequired,
    error: errors.find((error) => error.field === field)?.message,
  }
  if (kind === "yesNo") {
    return (
      <YesNo
        {...common}
        checked={value === true}
        onChange={({ target }) => setValue(field, target.checked || undefined)}
      />
    )
  }
  if (kind === "choice") {
    return (
      <Choice
        {...common}
        choices={choices}
        value={String(value ?? "")}
        onChange={({ target }) => setValue(field, target.value || undefined)}
      />
    )
  }
  return (
    <TextField
      {...common}
      {...inputOf(declared)}
      autoComplete="off"
      value={String(value ?? "")}
      onChange={({ target }) => setValue(field, valueOf(kind, target.value))}
    />
  )
}

function inputOf({ kind }: DeclaredField) {
  if (kind === "date") return { type: "date" }
  return kind === "number" ? { inputMode: "decimal" as const } : {}
}

/** A number that is none yet is sent as it is typed: the shop says what is wrong with it. */
function valueOf(kind: DeclaredField["kind"], typed: string): unknown {
  if (typed === "") return undefined
  const isNumber = kind === "number" && Number.isFinite(Number(typed)) && !/[.e]$/i.test(typed)
  return isNumber ? Number(typed) : typed
}

type Framed = { label: string; hint: string | undefined; error: string | undefined }

function YesNo({ label, hint, error, ...input }: ComponentPropsWithRef<"input"> & Framed) {
  const id = useId()
  const { required } = input
  return (
    <FieldFrame {...{ id, label, required, error, hint }}>
      <input
        {...input}
        {...describedBy(id, { error, hint })}
        id={id}
        type="checkbox"
        className="checkbox"
      />
    </FieldFrame>
  )
}

type ChoiceProps = ComponentPropsWithRef<"select"> & Framed & { choices: readonly string[] }

function Choice({ label, hint, error, choices, ...select }: ChoiceProps) {
  const id = useId()
  const { required } = select
  return (
    <FieldFrame {...{ id, label, required, error, hint }}>
      <select
        {...select}
        {...describedBy(id, { error, hint })}
        id={id}
        className="select w-full aria-invalid:border-error"
      >
        <option value=""></option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </FieldFrame>
  )
}
