import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createHash } from "node:crypto"
import { LOADER_LOCK } from "../../../locks/locks"
import { readEnvironment } from "../../../settings/environment"
import { ORDER_KEY_GUARD } from "../order-key-guard"
import { PROMISE_GUARD } from "../promise-guard"
import { STOCK_GUARD } from "../stock-guard"
import { unpaidOrdersGuard } from "../unpaid-orders-guard"

/** All guards as this process' settings want them. */
function guardStatements(): string {
  const { maxUnpaidOrders: most, unpaidOrderHours: hours = 0 } = readEnvironment(process.env)
  return ORDER_KEY_GUARD + STOCK_GUARD + PROMISE_GUARD + unpaidOrdersGuard({ most, hours })
}

type Found = { ready: boolean; version: string | null }

/**
 * Puts the guards on Medusa's tables, once for each version and setting of them: to change a trigger
 * locks its table, which other processes are using. Modules migrate at the same time, so a migration
 * of ours could come before Medusa's tables; a loader comes after all of them.
 */
export async function guardOrders({ container }: LoaderOptions): Promise<void> {
  const statements = guardStatements()
  const version = createHash("sha256").update(statements).digest("hex")
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    await transaction.raw(LOADER_LOCK)
    const { rows } = await transaction.raw<{ rows: Found[] }>(
      `select num_nulls(to_regclass('"order"'), to_regclass('reservation_item'),
          to_regclass('inventory_level'), to_regclass('promised_goods')) = 0 as ready,
        obj_description(to_regprocedure('shop_hold_stock()')) as version`,
    )
    const [found] = rows
    if (!found?.ready || found.version === version) return
    await transaction.raw(statements)
    await transaction.raw(`comment on function shop_hold_stock() is '${version}'`)
  })
}
