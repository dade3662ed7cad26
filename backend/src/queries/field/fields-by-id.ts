import type { MedusaContainer } from "@medusajs/framework/types"
import type { FieldOwner } from "../../contract/shop/declared-field"
import { declaredFields } from "../../kit/registry/registry"
import { THINGS } from "../../kit/registry/things"
import { queryPrepared } from "../database/prepared-query"
import { type FieldValues, NO_FIELDS, readFieldValues } from "./field-values"

type Row = { id: string; metadata: Record<string, unknown> | null }

/** What plugins declared of things, by their ids; nothing is asked where they declared nothing. */
export async function readFieldsById(
  container: MedusaContainer,
  of: FieldOwner,
  ids: readonly string[],
): Promise<Map<string, FieldValues>> {
  if (declaredFields(of).length === 0 || ids.length === 0) return new Map()
  const statement = `select id, metadata from ${THINGS[of].table}
    where id = any(cast(:ids as text[]))`
  const rows = await queryPrepared<Row>(container, statement, { ids: [...new Set(ids)] })
  const values = await readFieldValues(container, of, rows)
  return new Map(rows.map(({ id }, place) => [id, values[place] ?? NO_FIELDS]))
}
