import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { holdName } from "../../locks/advisory-lock"
import { acquireMutex } from "../../locks/mutex"

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
  const releases: (() => void)[] = []
  const releaseAll = () => releases.forEach((release) => release())
  try {
    for (const name of sorted) releases.push(await acquireMutex(name))
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const transaction = await lockNames(await database.transaction(), sorted)
    return async () => {
      releaseAll()
      await transaction.commit()
    }
  } catch (error) {
    releaseAll()
    throw error
  }
}

async function lockNames(
  transaction: Knex.Transaction,
  names: string[],
): Promise<Knex.Transaction> {
  try {
    await transaction.raw(PATIENCE)
    for (const name of names) await holdName(transaction, name)
    return transaction
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}
