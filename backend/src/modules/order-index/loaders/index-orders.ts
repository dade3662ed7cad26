import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LOADER_LOCK } from "../../../locks/locks"
import { FORMER_ORDER_INDEXES, ORDER_INDEXES } from "../order-indexes"

/**
 * Makes the indexes that are missing, and drops those of earlier versions. By a loader, because a migration of ours could come before
 * Medusa's tables; and only where one is missing: to make it locks the table, which other processes
 * are using.
 */
export async function indexOrders({ container }: LoaderOptions): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    await transaction.raw(LOADER_LOCK)
    const { rows } = await transaction.raw<{ rows: { name: string }[] }>(
      `select wanted.name from jsonb_to_recordset(cast(? as jsonb)) as wanted(name text, "table" text)
        where to_regclass(quote_ident(wanted.table)) is not null and to_regclass(wanted.name) is null`,
      [JSON.stringify(ORDER_INDEXES)],
    )
    for (const { name, table, on } of ORDER_INDEXES) {
      if (!rows.some((missing) => missing.name === name)) continue
      await transaction.raw(`create index ${name} on "${table}" ${on}`)
    }
    for (const name of FORMER_ORDER_INDEXES) {
      await transaction.raw(`drop index if exists ${name}`)
    }
  })
}
