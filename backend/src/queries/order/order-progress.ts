import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { IS_CANCELLED, IS_PLACED, ORDER_MONEY, ORDER_PARCELS } from "./order-facts"

/** What decides whether an order can be delivered or cancelled. */
export type OrderProgress = {
  status: string
  cancelled: boolean
  /** Money was taken for it, whether or not it was given back since. */
  captured: boolean
  /** All of that went back. */
  given_back: boolean
  delivered: boolean
  /** Something was sent, here or in Medusa Admin, and has not arrived. */
  on_its_way: boolean
}

const PROGRESS = `
select o.status, ${IS_CANCELLED} as cancelled, money.taken > 0 as captured,
  money.given_back >= money.taken as given_back, parcels.delivered, parcels.on_its_way
from "order" o
${ORDER_MONEY}
${ORDER_PARCELS}
where o.id = ? and ${IS_PLACED}`

/**
 * How far an order is, read in the transaction that holds its row: whatever was read before that
 * may be past. Undefined for an unknown id.
 */
export async function readOrderProgress(
  database: Knex.Transaction,
  orderId: string,
): Promise<OrderProgress | undefined> {
  const { rows } = await database.raw<{ rows: OrderProgress[] }>(PROGRESS, [orderId])
  return rows[0]
}
