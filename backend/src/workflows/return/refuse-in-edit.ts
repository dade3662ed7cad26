import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ShopError } from "../../errors/shop-error"
import type { SharedTransaction } from "../transaction/in-one-transaction"

/** Medusa knows one change of an order at a time. Throws ShopError `order_in_edit`. */
export async function refuseInEdit(
  container: MedusaContainer,
  { within }: SharedTransaction,
  order_id: string,
): Promise<void> {
  const changes = await within(container.resolve(Modules.ORDER), (orders, context) =>
    orders.listOrderChanges({ order_id, status: ["pending", "requested"] }, {}, context),
  )
  if (changes.length > 0) throw new ShopError("order_in_edit")
}
