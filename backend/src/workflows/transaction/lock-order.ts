import type { SharedTransaction } from "./in-one-transaction"

/**
 * Holds an order's row to the end of the transaction, in whatever process: paying, delivering and
 * cancelling one order come one after the other, and each looks at the order only once it has the
 * row. Always the first lock of a transaction; payments and stock are locked after it.
 */
export async function lockOrder({ database }: SharedTransaction, orderId: string): Promise<void> {
  await database.raw('select id from "order" where id = ? for no key update', [orderId])
}
