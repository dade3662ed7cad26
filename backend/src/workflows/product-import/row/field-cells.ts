import type { DeclaredField } from "../../../contract/shop/declared-field"
import { fieldText } from "../../../contract/shop/field-text"
import { declaredFields } from "../../../kit/registry/registry"
import type { FieldValues } from "../../../queries/field/field-values"
import { parsedField } from "../../../queries/field/parsed-field"
import type { CellsRead } from "./read-cells"

/** The columns of the product file that plugins declared. */
export function fieldColumns(): string[] {
  return declaredFields("product").map(({ told }) => told.field)
}

/** A product's cells in them, in their order. */
export function fieldCells(values: FieldValues): string[] {
  return declaredFields("product").map(({ told: { field, kind } }) =>
    fieldText(kind, values[field]),
  )
}

type FieldsRead = Pick<CellsRead, "problems"> & {
  /** What changes; null takes a value away. */
  fields: FieldValues
  changes: { column: string; from: string; to: string }[]
}

/** What a row says of fields that `current` does not; a cell as the export writes it is not judged. */
export function readFieldCells(
  cells: Readonly<Record<string, string>>,
  current: FieldValues,
): FieldsRead {
  const fields: Record<string, unknown> = {}
  const read: FieldsRead = { fields, changes: [], problems: [] }
  for (const known of declaredFields("product")) {
    const { field: column, kind } = known.told
    const text = cells[column]
    const from = fieldText(kind, current[column])
    if (text === undefined || text === from) continue
    const { value, wrong } = parsedField(known, sentBy(kind, text))
    const to = fieldText(kind, value)
    if (wrong.length > 0) {
      read.problems.push(...wrong.map(({ message }) => ({ column, message })))
    } else if (to !== from) {
      fields[column] = value
      read.changes.push({ column, from, to })
    }
  }
  return read
}

/** What a form would send for it; what is none stays text, and the field's schema says so. */
function sentBy(kind: DeclaredField["kind"], cell: string): unknown {
  const text = cell.trim()
  if (kind === "number") return text === "" || Number.isNaN(Number(text)) ? text : Number(text)
  if (kind !== "yesNo") return text
  return YES_NO.get(text.toLowerCase()) ?? text
}

const YES_NO = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
])
