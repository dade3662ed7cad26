import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../../database/prepared-query"

export type OrderKey = { customer_id: string; idempotency_key?: string }

/** As the index of modules/order-guard has it, which allows one at most. */
export const KEYED_ORDER = `select id from "order"
  where customer_id = :customer_id and metadata ->> 'idempotency_key' = :idempotency_key and deleted_at is null
  order by created_at limit 1`

/** The id of the order that a customer placed under this Idempotency-Key, null where there is none. */
export async function readKeyedOrderId(
  container: MedusaContainer,
  { customer_id, idempotency_key }: OrderKey,
): Promise<string | null> {
  if (!idempotency_key) return null
  const [order] = await queryPrepared<{ id: string }>(container, KEYED_ORDER, {
    customer_id,
    idempotency_key,
  })
  return order?.id ?? null
}
