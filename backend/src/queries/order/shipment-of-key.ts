import type { Knex } from "@medusajs/framework/mikro-orm/knex"

// A shipment that was taken back counts too: who sends its call again did not mean another one.
const KNOWN = `select parcel.id from order_fulfillment link
  join fulfillment parcel on parcel.id = link.fulfillment_id
  where link.order_id = :order_id and link.deleted_at is null
    and parcel.metadata ->> 'idempotency_key' = :idempotency_key and parcel.deleted_at is null
  limit 1`

type Key = { order_id: string; idempotency_key: string | undefined }

/** Whether an order has a shipment that was made under this Idempotency-Key. */
export async function isShipmentKnown(
  database: Knex,
  { order_id, idempotency_key }: Key,
): Promise<boolean> {
  if (!idempotency_key) return false
  const { rows } = await database.raw<{ rows: unknown[] }>(KNOWN, { order_id, idempotency_key })
  return rows.length > 0
}
