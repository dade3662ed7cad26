import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LOCK_ORDER_NAME } from "./lock-order"
import { takeTurn } from "./take-turn"

/** A door that never answers is shut by PostgreSQL after this time. */
const PATIENCE = "set local idle_in_transaction_session_timeout = '60s'"

/**
 * Holds an order against all that takes lockOrder, in whatever process, while Medusa's own
 * workflows change it on connections of their own; answers the call that lets it go.
 */
export async function holdOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<() => Promise<void>> {
  const giveBack = await takeTurn(orderId)
  try {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const transaction = await lockName(await database.transaction(), orderId)
    return async () => {
      giveBack()
      await transaction.commit()
    }
  } catch (error) {
    giveBack()
    throw error
  }
}

async function lockName(transaction: Knex.Transaction, orderId: string): Promise<Knex.Transaction> {
  try {
    await transaction.raw(PATIENCE)
    await transaction.raw(LOCK_ORDER_NAME, [orderId])
    return transaction
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}
