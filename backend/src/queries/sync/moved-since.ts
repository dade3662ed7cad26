import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { textArray } from "../../spelling/text-array"
import { queryPreparedIn } from "../database/prepared-query"

/** PostgreSQL reads these texts only where something has moved; a document it reads to plan with it. */
const WANTED = `select * from unnest(cast(:rows as int[]), cast(:times as timestamptz[]),
    cast(:things as text[]), cast(:locations as text[])) w(row, as_of, thing_id, location_id)`

/**
 * From the few orders since the earliest count on: a part may stand in many older ones. Where there is
 * none, nobody looks at what is wanted.
 */
const SOLD = `with wanted as materialized (${WANTED}), recent as materialized (
  select o.id, o.version, o.created_at from "order" o
  where o.created_at > cast(:since as timestamptz) and o.deleted_at is null
    and o.canceled_at is null and not coalesce(o.is_draft_order, false))
select w.row, cast(sum(item.quantity) as double precision) as pieces
from recent o
join order_item item on item.order_id = o.id and item.version = o.version
  and item.deleted_at is null
join order_line_item line on line.id = item.item_id and line.deleted_at is null
join wanted w on w.thing_id = line.variant_id and o.created_at > w.as_of
group by w.row`

const SENT = `with wanted as materialized (${WANTED})
select w.row, cast(sum(item.quantity) as double precision) as pieces
from fulfillment f
join fulfillment_item item on item.fulfillment_id = f.id and item.deleted_at is null
join wanted w on w.thing_id = item.inventory_item_id and w.location_id = f.location_id
  and f.created_at > w.as_of
where f.created_at > cast(:since as timestamptz)
  and f.canceled_at is null and f.deleted_at is null
group by w.row`

type Counted = {
  row: number
  /** An ISO time. */
  as_of: string
  /** A variant, or what is stocked. */
  thing_id: string
}

type Moved = { row: number; pieces: number }

/** How many pieces of parts were ordered since they were counted, by row; cancelled orders do not count. */
export function readSoldSince(
  database: Knex,
  counted: readonly Counted[],
): Promise<ReadonlyMap<number, number>> {
  return movedSince(database, SOLD, { counted, locations: [] })
}

/** How many of stocked things left their location since they were counted there, by row. */
export function readSentSince(
  database: Knex,
  counted: readonly (Counted & { location_id: string })[],
): Promise<ReadonlyMap<number, number>> {
  const locations = counted.map(({ location_id }) => location_id)
  return movedSince(database, SENT, { counted, locations })
}

type Wanted = { counted: readonly Counted[]; locations: readonly string[] }

async function movedSince(
  database: Knex,
  statement: string,
  { counted, locations }: Wanted,
): Promise<ReadonlyMap<number, number>> {
  if (counted.length === 0) return new Map()
  const since = new Date(
    counted.reduce((least, { as_of }) => Math.min(least, Date.parse(as_of)), Infinity),
  ).toISOString()
  const bindings = {
    since,
    rows: textArray(counted.map(({ row }) => String(row))),
    times: textArray(counted.map(({ as_of }) => as_of)),
    things: textArray(counted.map(({ thing_id }) => thing_id)),
    locations: textArray(locations),
  }
  const rows = await queryPreparedIn<Moved>(database, statement, bindings)
  return new Map(rows.map(({ row, pieces }) => [row, pieces]))
}
