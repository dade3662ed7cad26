import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const HAS_BOUGHT = `select exists (
  select from "order" o
  join order_item placed
    on placed.order_id = o.id and placed.version = o.version and placed.deleted_at is null
  join order_line_item line on line.id = placed.item_id
  join order_payment_collection link on link.order_id = o.id and link.deleted_at is null
  join payment on payment.payment_collection_id = link.payment_collection_id
    and payment.captured_at is not null and payment.deleted_at is null
  where o.customer_id = :customer_id and line.product_id = :product_id
    and o.canceled_at is null and o.deleted_at is null and not o.is_draft_order) as bought`

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
