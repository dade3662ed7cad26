import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form"
import { ApiError } from "@/platform/api/api-error"

type Target<Fields extends FieldValues> = {
  setError: UseFormSetError<Fields>
  fields: readonly FieldPath<Fields>[]
  /** The field that a refusal's code speaks of, where the shop names none. */
  codes?: Readonly<Record<string, FieldPath<Fields>>>
}

/**
 * Puts the shop's complaints under the fields that they name and takes the focus to the first.
 * False where none is of this form: then the caller shows the failure itself.
 */
export function showFieldErrors<Fields extends FieldValues>(
  error: unknown,
  { setError, fields, codes = {} }: Target<Fields>,
): boolean {
  if (!(error instanceof ApiError)) return false
  const shown = fields.flatMap((field) => {
    const complaint = error.errors.find((one) => one.field === field)
    return complaint ? [{ field, message: complaint.message }] : []
  })
  const meant = codes[error.code]
  if (shown.length === 0 && meant) shown.push({ field: meant, message: error.message })
  shown.forEach(({ field, message }, index) => {
    setError(field, { type: "server", message }, { shouldFocus: index === 0 })
  })
  return shown.length > 0
}
