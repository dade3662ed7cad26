import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { STRIPE_PROVIDER_ID } from "./stripe-provider-id"

/** A card payment of an order, and what is left of it to give back, in major units. */
export type RefundablePayment = { id: string; currency_code: string; left: number }

const PAYMENTS = `
select payment.id, payment.currency_code, cast(
  coalesce((select sum(amount) from capture
    where payment_id = payment.id and deleted_at is null), 0)
  - coalesce((select sum(amount) from refund
    where payment_id = payment.id and deleted_at is null), 0) as float8) as left
from order_payment_collection link
join payment on payment.payment_collection_id = link.payment_collection_id
  and payment.deleted_at is null and payment.provider_id = ?
where link.order_id = ? and link.deleted_at is null
order by payment.created_at, payment.id`

/** An order's card payments, oldest first, as the transaction that holds the order sees them. */
export async function readRefundablePayments(
  database: Knex.Transaction,
  orderId: string,
): Promise<RefundablePayment[]> {
  const bindings = [STRIPE_PROVIDER_ID, orderId]
  const { rows } = await database.raw<{ rows: RefundablePayment[] }>(PAYMENTS, bindings)
  return rows
}
