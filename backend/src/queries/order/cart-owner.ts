import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"

/** Whose a cart is; `customer_id` is null for a guest's, which belongs to whoever knows its id. */
export type CartOwner = { customer_id: string | null; email: string | null }

export async function readCartOwner(
  container: MedusaContainer,
  cartId: string,
): Promise<CartOwner | undefined> {
  const [cart] = await queryGraph<CartOwner>(container, {
    entity: "cart",
    fields: ["customer_id", "email"],
    filters: { id: cartId },
  })
  return cart
}

/** The ids of a cart's lines. */
export async function readCartLineIds(
  container: MedusaContainer,
  cartId: string,
): Promise<string[]> {
  const filters = { cart_id: cartId }
  const list = { entity: "line_item", fields: ["id"], filters }
  return (await queryGraph<{ id: string }>(container, list)).map(({ id }) => id)
}

/** The cart that a payment collection is of; undefined for an order's, and for none at all. */
export async function readCollectionCart(
  container: MedusaContainer,
  payment_collection_id: string,
): Promise<string | undefined> {
  const [link] = await queryGraph<{ cart_id: string }>(container, {
    entity: "cart_payment_collection",
    fields: ["cart_id"],
    filters: { payment_collection_id },
  })
  return link?.cart_id
}
