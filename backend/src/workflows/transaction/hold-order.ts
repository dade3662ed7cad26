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
export function holdOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<() => Promise<void>> {
  return holdNames(container, [orderId])
}

/** The same for whatever is locked by name, in one order for everybody. */
export async function holdNames(
  container: MedusaContainer,
  names: readonly string[],
): Promise<() => Promise<void>> {
  const sorted = [...new Set(names)].sort()
  const turns: (() => void)[] = []
  const giveBack = () => turns.forEach((turn) => turn())
  try {
    for (const name of sorted) turns.push(await takeTurn(name))
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const transaction = await lockNames(await database.transaction(), sorted)
    return async () => {
      giveBack()
      await transaction.commit()
    }
  } catch (error) {
    giveBack()
    throw error
  }
}

async function lockNames(
  transaction: Knex.Transaction,
  names: string[],
): Promise<Knex.Transaction> {
  try {
    await transaction.raw(PATIENCE)
    for (const name of names) await transaction.raw(LOCK_ORDER_NAME, [name])
    return transaction
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}
