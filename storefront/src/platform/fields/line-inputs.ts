import type { FieldError } from "@shop/contract/failure"
import { useState } from "react"
import { ApiError } from "../api/api-error"
import { type FieldInput, withValue } from "./field-input"

type Values = FieldInput["values"]
type Sent = { productId: string }

/** What is typed into the declared fields of an order's lines, by their parts. */
export type LineInputs = {
  valuesOf: (productId: string) => Values
  /** The same of all parts; the same object while it says the same. */
  values: Readonly<Record<string, Values>>
  inputOf: (productId: string) => FieldInput
  /** Whether anything is typed into any. */
  isFilled: boolean
  /** `sent` are the lines of a body of many, in their order: complaints bear a line's place. */
  complain: (error?: unknown, sent?: readonly Sent[]) => void
}

const NOTHING: Values = {}

type Complaint = { errors: readonly FieldError[]; sent: readonly Sent[] | undefined }

/** The state of the declared fields of lines that are being ordered. */
export function useLineInputs(): LineInputs {
  const [typed, setTyped] = useState<Readonly<Record<string, Values>>>({})
  const [{ errors, sent }, setComplaint] = useState<Complaint>({ errors: [], sent: undefined })

  function errorsOf(productId: string): readonly FieldError[] {
    if (!sent) return errors
    const prefix = `lines.${sent.findIndex((line) => line.productId === productId)}.`
    return errors
      .filter(({ field }) => field.startsWith(prefix))
      .map((error) => ({ ...error, field: error.field.slice(prefix.length) }))
  }

  const valuesOf = (productId: string) => typed[productId] ?? NOTHING
  return {
    valuesOf,
    values: typed,
    inputOf: (productId) => ({
      values: valuesOf(productId),
      errors: errorsOf(productId),
      setValue: (field, value) =>
        setTyped((before) => ({
          ...before,
          [productId]: withValue(before[productId] ?? NOTHING, field, value),
        })),
    }),
    isFilled: Object.values(typed).some((values) => Object.keys(values).length > 0),
    complain: (error, lines) =>
      setComplaint({ errors: error instanceof ApiError ? error.errors : [], sent: lines }),
  }
}
