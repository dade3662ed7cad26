import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const WANTED = `jsonb_to_recordset(cast(:wanted as jsonb)) w(
    row integer, variant_id text, item_id text, location_id text, as_of timestamptz)`

/**
 * From the few orders since the earliest count on: a part may stand in many older ones. Where there is
 * none, nobody looks at what is wanted.
 */
const SOLD = `with wanted as materialized (select * from ${WANTED}), recent as materialized (
  select o.id, o.version, o.created_at from "order" o
  where o.created_at > cast(:since as timestamptz) and o.deleted_at is null
    and o.canceled_at is null and not coalesce(o.is_draft_order, false))
select w.row, cast(sum(item.quantity) as double precision) as pieces
from recent o
join order_item item on item.order_id = o.id and item.version = o.version
  and item.deleted_at is null
join order_line_item line on line.id = item.item_id and line.deleted_at is null
join wanted w on w.variant_id = line.variant_id and o.created_at > w.as_of
group by w.row`

const SENT = `with wanted as materialized (select * from ${WANTED})
select w.row, cast(sum(item.quantity) as double precision) as pieces
from fulfillment f
join fulfillment_item item on item.fulfillment_id = f.id and item.deleted_at is null
join wanted w on w.item_id = item.inventory_item_id and w.location_id = f.location_id
  and f.created_at > w.as_of
where f.created_at > cast(:since as timestamptz)
  and f.canceled_at is null and f.deleted_at is null
group by w.row`

type Counted = {
  row: number
  /** An ISO time. */
  as_of: string
}

type Moved = { row: number; pieces: number }

/** How many pieces of parts were ordered since they were counted, by row; cancelled orders do not count. */
export function readSoldSince(
  database: Knex,
  counted: readonly (Counted & { variant_id: string })[],
): Promise<ReadonlyMap<number, number>> {
  return movedSince(database, SOLD, counted)
}

/** How many of stocked things left their location since they were counted there, by row. */
export function readSentSince(
  database: Knex,
  counted: readonly (Counted & { item_id: string; location_id: string })[],
): Promise<ReadonlyMap<number, number>> {
  return movedSince(database, SENT, counted)
}

async function movedSince(
  database: Knex,
  statement: string,
  counted: readonly Counted[],
): Promise<ReadonlyMap<number, number>> {
  if (counted.length === 0) return new Map()
  const times = counted.map(({ as_of }) => Date.parse(as_of))
  const since = new Date(times.reduce((least, time) => Math.min(least, time))).toISOString()
  const bindings = { wanted: JSON.stringify(counted), since }
  const { rows } = await database.raw<{ rows: Moved[] }>(statement, bindings)
  return new Map(rows.map(({ row, pieces }) => [row, pieces]))
}
