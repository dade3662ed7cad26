import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LOADER_LOCK } from "../../../locks/locks"

/** By which an event finds its payment among all that ever were, and an order its lost one. */
const INDEXES = {
  shop_payment_session_intent: "((data ->> 'id')) where deleted_at is null",
  shop_payment_session_order: "((data -> 'metadata' ->> 'order_id'))",
}

/**
 * Indexes of Medusa's payment sessions. By a loader, because a migration of ours could come before
 * Medusa's table, and only where one is missing: to make it locks the table, which other processes
 * are using.
 */
export async function indexSessions({ container }: LoaderOptions): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    await transaction.raw(LOADER_LOCK)
    for (const [name, on] of Object.entries(INDEXES)) {
      const { rows } = await transaction.raw<{ rows: { is_missing: boolean }[] }>(
        `select to_regclass('payment_session') is not null and to_regclass(?) is null as is_missing`,
        [name],
      )
      if (rows[0]?.is_missing)
        await transaction.raw(`create index ${name} on payment_session ${on}`)
    }
  })
}
