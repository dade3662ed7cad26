import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { IS_OPEN, IS_PLACED, ORDER_BOOKS, ORDER_MONEY, ORDER_PARCELS } from "../order/order-facts"

const OPEN = `select count(*)::int as open from "order" o
  ${ORDER_BOOKS}
  ${ORDER_MONEY}
  ${ORDER_PARCELS}
  where o.id = any(:order_ids) and ${IS_PLACED} and ${IS_OPEN}`

/** How many of these orders still need their customer: unpaid, or not delivered. */
export async function countOpenOrders(database: Knex, order_ids: string[]): Promise<number> {
  const { rows } = await database.raw<{ rows: { open: number }[] }>(OPEN, { order_ids })
  return rows[0]?.open ?? 0
}
