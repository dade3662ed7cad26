import type { MedusaContainer } from "@medusajs/framework/types"
import type { FieldOwner } from "../../contract/shop/declared-field"
import { declaredFields } from "../../kit/registry/registry"
import type { PersonThing } from "./person-things"
import { readFieldValues } from "./field-values"

type Row = Record<string, unknown>

/** What plugins keep of a person's things, a row each value, wherever they keep it. */
export async function declaredRecords(
  container: MedusaContainer,
  of: FieldOwner,
  rows: readonly PersonThing[],
): Promise<Row[]> {
  const values = await readFieldValues(container, of, rows)
  return declaredFields(of).flatMap(({ name: plugin, told: { field, label } }) =>
    rows.flatMap(({ id }, place) => {
      const value = values[place]?.[field]
      return value === undefined ? [] : [{ of, id, plugin, field, label, value }]
    }),
  )
}
