import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"

/** The id of the order that a payment collection is of; null for a cart's, and for none at all. */
export async function readCollectionOrder(
  container: MedusaContainer,
  payment_collection_id: string,
): Promise<string | null> {
  const [link] = await queryGraph<{ order_id: string }>(container, {
    entity: "order_payment_collection",
    fields: ["order_id"],
    filters: { payment_collection_id },
  })
  return link?.order_id ?? null
}

/** The id of the order that a payment is for; null for a cart's, and for none at all. */
export async function readPaymentOrder(
  container: MedusaContainer,
  id: string,
): Promise<string | null> {
  const [payment] = await queryGraph<{ payment_collection_id: string }>(container, {
    entity: "payment",
    fields: ["payment_collection_id"],
    filters: { id },
  })
  return payment ? readCollectionOrder(container, payment.payment_collection_id) : null
}
