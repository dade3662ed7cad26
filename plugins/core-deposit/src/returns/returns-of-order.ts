import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderCores } from "./order-cores"

/** A request that waits for its cores. */
export type OpenRequest = {
  id: string
  order: string
  title: string
  asked: number
  at: string
}

// Whoever cancels an order gives back all of it: what was asked for is then refused.
const RETURNS = `select core.id, core.line_id as line, line.title, core.asked, core.quantity as qty,
    case when core.status = 'refused' then 0 else cast(core.amount as float8) end as refunded,
    case when core.status = 'recorded' then 'received'
      when core.status = 'asked' and o.canceled_at is not null then 'refused'
      else core.status end as state,
    core.created_at as at
  from core_return core
  join "order" o on o.id = core.order_id
  join order_line_item line on line.id = core.line_id
  where core.order_id = ? and core.deleted_at is null
  order by core.created_at, core.id`

const OPEN = `select core.id, core.order_id as order, line.title, core.asked, core.created_at as at
  from core_return core
  join "order" o on o.id = core.order_id and o.canceled_at is null and o.deleted_at is null
  join order_line_item line on line.id = core.line_id
  where core.status = 'asked' and core.deleted_at is null
  order by core.created_at, core.id limit ?`

type Dated = { at: Date }

/** All returns of an order, the oldest first. */
export async function readReturns(database: Knex, orderId: string): Promise<OrderCores["returns"]> {
  type Row = Omit<OrderCores["returns"][number], "at"> & Dated
  const { rows } = await database.raw<{ rows: Row[] }>(RETURNS, [orderId])
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** What customers asked for and nobody has answered, the oldest first. */
export async function readOpenRequests(database: Knex, most: number): Promise<OpenRequest[]> {
  type Row = Omit<OpenRequest, "at"> & Dated
  const { rows } = await database.raw<{ rows: Row[] }>(OPEN, [most])
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
