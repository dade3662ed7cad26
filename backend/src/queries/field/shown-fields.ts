import {
  type DeclaredField,
  FIELD_OWNERS,
  type StaffField,
} from "../../contract/shop/declared-field"
import { declaredFields } from "../../kit/registry/registry"
import { readableBy, STAFF } from "./field-values"

/** The fields that others than staff read or write, for whoever draws forms and pages. */
export function shownFields(): { fields?: DeclaredField[] } {
  const fields = FIELD_OWNERS.flatMap((of) => declaredFields(of))
    .filter(({ told, read }) => told.isAsked || read.some((reader) => reader !== "staff"))
    .map(({ told }) => told)
  return fields.length > 0 ? { fields } : {}
}

/** The fields that staff read or write, for their pages and forms. */
export function staffFields(): StaffField[] {
  return FIELD_OWNERS.flatMap((of) => {
    const readable = readableBy(of, STAFF)
    return declaredFields(of)
      .filter((field) => readable.includes(field) || field.write.includes("staff"))
      .map(({ told, write }) => ({ ...told, isChangeable: write.includes("staff") }))
  })
}
