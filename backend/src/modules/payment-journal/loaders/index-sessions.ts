import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LOADER_LOCK } from "../../../locks/locks"

const INDEX = "shop_payment_session_intent"

/**
 * An index by which an event finds its payment among all that ever were. By a loader, because a
 * migration of ours could come before Medusa's table, and only where it is missing: to make it
 * locks the table, which other processes are using.
 */
export async function indexSessions({ container }: LoaderOptions): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    await transaction.raw(LOADER_LOCK)
    const { rows } = await transaction.raw<{ rows: { is_missing: boolean }[] }>(
      `select to_regclass('payment_session') is not null and to_regclass(?) is null as is_missing`,
      [INDEX],
    )
    if (!rows[0]?.is_missing) return
    await transaction.raw(
      `create index ${INDEX} on payment_session ((data ->> 'id')) where deleted_at is null`,
    )
  })
}
