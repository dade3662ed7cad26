import { type DeclaredField, FIELD_OWNERS } from "../../contract/shop/declared-field"
import { declaredFields } from "../../kit/registry"

/** The fields that others than staff read or write, for whoever draws forms and pages. */
export function shownFields(): { fields?: DeclaredField[] } {
  const fields = FIELD_OWNERS.flatMap((of) => declaredFields(of))
    .filter(({ told, read }) => told.isAsked || read.some((reader) => reader !== "staff"))
    .map(({ told }) => told)
  return fields.length > 0 ? { fields } : {}
}
