import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ORDER_BOOKS, ORDER_MONEY } from "./order-facts"

/** An order's own books, in major units and parts of a cent. */
export type OrderBooks = {
  /** What the order costs as it is. */
  total: number
  /** What is left to pay; below 0 it was overpaid. */
  pending: number
  /** Of what was taken for it, by whatever provider, what did not go back. */
  money_left: number
}

const BOOKS = `select
    cast(coalesce(cast(books.totals ->> 'current_order_total' as numeric), 0) as float8) as total,
    cast(coalesce(cast(books.totals ->> 'pending_difference' as numeric), 0) as float8) as pending,
    cast(money.taken - money.given_back as float8) as money_left
  from "order" o ${ORDER_BOOKS} ${ORDER_MONEY} where o.id = ?`

/** As the transaction that holds the order sees them. */
export async function readOrderBooks(database: Knex, order_id: string): Promise<OrderBooks> {
  const { rows } = await database.raw<{ rows: OrderBooks[] }>(BOOKS, [order_id])
  return rows[0] ?? { total: 0, pending: 0, money_left: 0 }
}
