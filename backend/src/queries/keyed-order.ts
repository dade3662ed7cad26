import type { MedusaContainer } from "@medusajs/framework/types"
import { graph } from "./graph"

export type OrderKey = { customer_id: string; idempotency_key: string }

/** The id of the order that a customer placed under this Idempotency-Key, null where there is none. */
export async function readKeyedOrderId(
  container: MedusaContainer,
  { customer_id, idempotency_key }: OrderKey,
): Promise<string | null> {
  const [order] = await graph<{ id: string }>(container, {
    entity: "order",
    fields: ["id"],
    filters: { customer_id, metadata: { idempotency_key } },
    pagination: { order: { created_at: "ASC" }, take: 1 },
  })
  return order?.id ?? null
}
