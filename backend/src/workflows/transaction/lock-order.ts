import { holdName } from "../../locks/advisory-lock"
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
  await holdName(database, orderId)
  await database.raw('select id from "order" where id = ? for no key update', [orderId])
}
