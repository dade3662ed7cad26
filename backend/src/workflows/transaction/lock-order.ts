import type { SharedTransaction } from "./in-one-transaction"

/**
 * Holds an order to the end of the transaction, in whatever process: paying, delivering and
 * cancelling one order come one after the other, and each looks at the order only once it has it.
 * Always the first lock of a transaction; payments and stock are locked after it.
 *
 * The name is what Medusa's own doors hold (hold-order), since they write the row from other
 * connections; the row is what anybody holds who knows no name.
 */
export async function lockOrder({ database }: SharedTransaction, orderId: string): Promise<void> {
  await database.raw(LOCK_ORDER_NAME, [orderId])
  await database.raw('select id from "order" where id = ? for no key update', [orderId])
}

/** Held to the end of the transaction, as a row's lock is. */
export const LOCK_ORDER_NAME = "select pg_advisory_xact_lock(hashtextextended(?, 0))"
