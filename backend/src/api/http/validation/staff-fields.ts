import type { FieldError } from "../../../contract/failure"
import type { FieldOwner } from "../../../contract/shop/declared-field"
import { declaredFields } from "../../../kit/registry/registry"
import type { FieldValues } from "../../../queries/field/field-values"
import { parsedField } from "../../../queries/field/parsed-field"
import { refusedFields } from "./own-fields"

/**
 * What staff write into a thing's fields, parsed; null takes a value away. Throws 400 with each that
 * no plugin declared for staff, or that is not as its plugin wants it.
 */
export function readStaffFields(of: FieldOwner, body: unknown): FieldValues {
  const open = declaredFields(of).filter(({ write }) => write.includes("staff"))
  const errors: FieldError[] = []
  const values = Object.entries((body ?? {}) as FieldValues).map(([name, sent]) => {
    const known = open.find(({ told }) => told.field === name)
    if (!known) {
      errors.push({ field: name, message: "staff write no such field" })
      return [name, null] as const
    }
    const { value, wrong } = parsedField(known, sent)
    errors.push(...wrong)
    return [name, value] as const
  })
  if (errors.length === 0) return Object.fromEntries(values)
  throw refusedFields(errors)
}
