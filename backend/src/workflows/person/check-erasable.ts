import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"
import { countOpenOrders } from "../../queries/person/open-orders"
import { ShopError } from "../../errors/shop-error"

/** Refuses while an order needs its customer's name and address. Throws orders_open. */
export async function refuseOpenOrders(database: Knex, order_ids: string[]): Promise<void> {
  const open = await countOpenOrders(database, order_ids)
  if (open === 0) return
  throw new ShopError({
    code: "orders_open",
    type: MedusaError.Types.DUPLICATE_ERROR,
    message:
      `${open === 1 ? "One order of this person is" : `${open} orders of this person are`} ` +
      "not paid or not delivered yet: deliver or cancel first",
  })
}
