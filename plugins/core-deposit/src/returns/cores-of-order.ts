import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { readDays } from "../settings"
import { readDeposits, readOrder } from "./deposits-of-order"
import { endOf, leftOf, refuseForeign } from "./may-return"
import type { OrderCores } from "./order-cores"
import { readReturns } from "./returns-of-order"

/** An order's deposits and returns; `customer_id` is null for staff, who see all. */
export async function coresOfOrder(
  database: Knex,
  { id, customer_id }: { id: string; customer_id: string | null },
): Promise<OrderCores> {
  const order = await readOrder(database, id)
  refuseForeign(order, customer_id)
  const deposits = await readDeposits(database, id)
  const until = endOf(order, readDays(process.env))
  return {
    until: until.toISOString(),
    inTime: new Date() <= until,
    isRunning: order.is_paid && !order.is_cancelled,
    deposits: deposits.map((deposit) => {
      const { line_id: line, title, quantity: qty, asked, returned, refunded } = deposit
      return { line, title, qty, asked, returned, left: leftOf(deposit), refunded }
    }),
    returns: await readReturns(database, id),
  }
}
