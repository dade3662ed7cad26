import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"

/** The id of an order's customer; undefined for an order of nobody, or none. */
export async function readOrderCustomer(
  container: MedusaContainer,
  orderId: string,
): Promise<string | undefined> {
  const [order] = await queryGraph<{ customer_id: string | null }>(container, {
    entity: "order",
    fields: ["customer_id"],
    filters: { id: orderId },
  })
  return order?.customer_id ?? undefined
}

/** The id of a cart's customer; undefined for a cart of nobody, or none. */
export async function readCartCustomer(
  container: MedusaContainer,
  cartId: string,
): Promise<string | undefined> {
  const [cart] = await queryGraph<{ customer_id: string | null }>(container, {
    entity: "cart",
    fields: ["customer_id"],
    filters: { id: cartId },
  })
  return cart?.customer_id ?? undefined
}
