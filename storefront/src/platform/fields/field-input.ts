import type { FieldError } from "@shop/contract/failure"
import { useState } from "react"
import { ApiError } from "../api/api-error"

/** What is typed into declared fields; one that is empty is not there. */
export type FieldInput = {
  values: Readonly<Record<string, unknown>>
  setValue: (field: string, value: unknown) => void
  /** What the shop complained of, by the names of fields. */
  errors: readonly FieldError[]
}

/** The state of the declared fields in a form, which may begin with what is there. */
export function useFieldInput(
  before: FieldInput["values"] = {},
): FieldInput & { complain: (error?: unknown) => void } {
  const [values, setValues] = useState<FieldInput["values"]>(before)
  const [errors, setErrors] = useState<FieldInput["errors"]>([])
  return {
    values,
    errors,
    setValue: (field, value) => setValues((known) => withValue(known, field, value)),
    complain: (error) => setErrors(error instanceof ApiError ? error.errors : []),
  }
}

/** Values with another one of a field; undefined takes it out. */
export function withValue(
  values: FieldInput["values"],
  field: string,
  value: unknown,
): FieldInput["values"] {
  const { [field]: _, ...others } = values
  return value === undefined ? others : { ...others, [field]: value }
}
