import type { MedusaContainer } from "@medusajs/framework/types"
import { STRIPE_PROVIDER_ID } from "./stripe-provider-id"
import { readCollectionOrder } from "./collection-order"
import { queryGraph } from "../database/query-graph"

type PaymentRow = {
  id: string
  provider_id: string
  data: Record<string, unknown> | null
  payment_collection_id: string
}

/** A card payment of an order. */
export type ShopPayment = { id: string; data: Record<string, unknown>; order_id: string }

/** A payment that the card provider took for an order; null for any other. */
export async function readShopPayment(
  container: MedusaContainer,
  id: string,
): Promise<ShopPayment | null> {
  const [payment] = await queryGraph<PaymentRow>(container, {
    entity: "payment",
    fields: ["id", "provider_id", "data", "payment_collection_id"],
    filters: { id, provider_id: STRIPE_PROVIDER_ID },
  })
  if (!payment) return null
  const order_id = await readCollectionOrder(container, payment.payment_collection_id)
  return order_id ? { id, data: payment.data ?? {}, order_id } : null
}
