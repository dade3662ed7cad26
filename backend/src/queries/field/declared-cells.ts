import type { MedusaContainer } from "@medusajs/framework/types"
import type { FieldOwner } from "../../contract/shop/declared-field"
import { fieldText } from "../../contract/shop/field-text"
import { readableBy, readFieldValues, STAFF } from "./field-values"

/** What plugins declared of an exported row, a cell each. */
export type DeclaredCells = Record<string, string | number | null>

type Row = Parameters<typeof readFieldValues>[2][number]

/** The columns of an export that plugins declared, for staff. */
export function declaredColumns(of: FieldOwner): { field: string; title: string }[] {
  return readableBy(of, STAFF).map(({ told: { field, label } }) => ({
    field: cellOf(field),
    title: label,
  }))
}

/** Their cells, in the order of the rows. */
export async function declaredCells(
  container: MedusaContainer,
  of: FieldOwner,
  rows: readonly Row[],
): Promise<DeclaredCells[]> {
  const fields = readableBy(of, STAFF)
  const values = await readFieldValues(container, of, rows)
  return values.map((known) =>
    Object.fromEntries(
      fields.map(({ told: { field, kind } }) => {
        const value = known[field]
        return [cellOf(field), typeof value === "number" ? value : fieldText(kind, value)]
      }),
    ),
  )
}

type LineRow = Row & { name: string }

/** The cells of rows that have lines: of each line that has a value there its name and that. */
export async function declaredCellsOfLines(
  container: MedusaContainer,
  rows: readonly { lines: readonly LineRow[] }[],
): Promise<DeclaredCells[]> {
  const fields = readableBy("orderLine", STAFF)
  if (fields.length === 0) return rows.map(() => ({}))
  const lines = rows.flatMap((row) => row.lines)
  const known = await readFieldValues(container, "orderLine", lines)
  const values = new Map(lines.map(({ id }, place) => [id, known[place] ?? {}]))
  return rows.map((row) =>
    Object.fromEntries(
      fields.map(({ told: { field, kind } }) => {
        const told = row.lines.flatMap(({ id, name }) => {
          const text = fieldText(kind, values.get(id)?.[field])
          return text ? [`${name}: ${text}`] : []
        })
        return [cellOf(field), told.join("; ")]
      }),
    ),
  )
}

/** No column of the shop's own begins so. */
function cellOf(field: string): string {
  return `declared_${field}`
}
