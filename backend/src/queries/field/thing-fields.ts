import type { MedusaContainer } from "@medusajs/framework/types"
import type { FieldOwner } from "../../contract/shop/declared-field"
import { THINGS } from "../../kit/registry/things"
import type { LineFields, ThingField, ThingFields } from "../../contract/staff/thing-fields"
import { IS_ADDED } from "../order/lines/added-mark"
import { type FieldValues, readFieldValues, readableBy, STAFF } from "./field-values"
import { queryPrepared } from "../database/prepared-query"

type Row = { id: string; metadata: Record<string, unknown> | null }

/** What staff may read of a thing's fields; undefined for an unknown one. */
export async function readThingFields(
  container: MedusaContainer,
  of: FieldOwner,
  id: string,
): Promise<ThingFields | undefined> {
  const { table } = THINGS[of]
  const statement = `select id, metadata from ${table} where id = :id and deleted_at is null`
  const rows = await queryPrepared<Row>(container, statement, { id })
  if (rows.length === 0) return undefined
  const [values = {}] = await readFieldValues(container, of, rows)
  return { fields: toldToStaff(of, values) }
}

function toldToStaff(of: FieldOwner, values: FieldValues): ThingField[] {
  return readableBy(of, STAFF).map(({ told, write }) => ({
    ...told,
    value: values[told.field] ?? null,
    isChangeable: write.includes("staff"),
  }))
}

const LINES = `select line.id, line.title, line.variant_sku as sku, line.metadata
  from "order" o
  join order_item item on item.order_id = o.id and item.version = o.version
  join order_line_item line on line.id = item.item_id
  where o.id = :id and o.deleted_at is null and item.deleted_at is null and not ${IS_ADDED}
  order by line.id`

type LineRow = Row & { title: string; sku: string | null }

/** The same of each line of an order; none where plugins declared nothing of lines. */
export async function readOrderLineFields(
  container: MedusaContainer,
  id: string,
): Promise<LineFields> {
  if (readableBy("orderLine", STAFF).length === 0) return { lines: [] }
  const rows = await queryPrepared<LineRow>(container, LINES, { id })
  const values = await readFieldValues(container, "orderLine", rows)
  const lines = rows.map(({ id: line, title, sku }, place) => ({
    id: line,
    title,
    sku: sku ?? "",
    fields: toldToStaff("orderLine", values[place] ?? {}),
  }))
  return { lines }
}
