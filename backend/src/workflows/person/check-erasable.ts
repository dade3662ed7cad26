import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { countOpenOrders } from "../../queries/person/open-orders"
import { ShopError } from "../../errors/shop-error"

/** Refuses while an order needs its customer's name and address. Throws orders_open. */
export async function refuseOpenOrders(database: Knex, order_ids: string[]): Promise<void> {
  const open = await countOpenOrders(database, order_ids)
  if (open === 0) return
  if (open === 1) throw new ShopError("orders_open", { variant: "one" })
  throw new ShopError("orders_open", { facts: { open } })
}
