import type { MedusaContainer } from "@medusajs/framework/types"
import type { FieldOwner } from "../../contract/shop/declared-field"
import type { ThingFields } from "../../contract/staff/thing-fields"
import { readFieldValues, readableBy, STAFF } from "./field-values"
import { queryPrepared } from "../database/prepared-query"

/** Where Medusa keeps a thing. */
export const TABLES: Readonly<Record<FieldOwner, string>> = {
  order: '"order"',
  customer: "customer",
}

type Row = { id: string; metadata: Record<string, unknown> | null }

/** What staff may read of a thing's fields; undefined for an unknown one. */
export async function readThingFields(
  container: MedusaContainer,
  of: FieldOwner,
  id: string,
): Promise<ThingFields | undefined> {
  const statement = `select id, metadata from ${TABLES[of]} where id = :id and deleted_at is null`
  const rows = await queryPrepared<Row>(container, statement, { id })
  if (rows.length === 0) return undefined
  const [values = {}] = await readFieldValues(container, of, rows)
  const fields = readableBy(of, STAFF).map(({ told, write }) => ({
    ...told,
    value: values[told.field] ?? null,
    isChangeable: write.includes("staff"),
  }))
  return { fields }
}
