import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { IS_CANCELLED, IS_PAID, IS_PLACED, ORDER_BOOKS, ORDER_MONEY } from "./order-facts"

const HAS_BOUGHT = `select exists (
  select from "order" o
  join order_item placed
    on placed.order_id = o.id and placed.version = o.version and placed.deleted_at is null
  join order_line_item line on line.id = placed.item_id
  ${ORDER_BOOKS}
  ${ORDER_MONEY}
  where o.customer_id = :customer_id and line.product_id = :product_id
    and ${IS_PLACED} and not (${IS_CANCELLED}) and ${IS_PAID}) as bought`

type Purchase = { customer_id: string; product_id: string }

/** Whether a customer has an order of this product that is paid and not cancelled. */
export async function hasBought(
  container: MedusaContainer,
  { customer_id, product_id }: Purchase,
): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const bindings = { customer_id, product_id }
  const { rows } = await database.raw<{ rows: { bought: boolean }[] }>(HAS_BOUGHT, bindings)
  return rows[0]?.bought ?? false
}
