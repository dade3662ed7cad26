import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { PaymentEvent } from "../../contract/order/payment-event"

export type PaymentEventRow = Omit<PaymentEvent, "at"> & { at: Date }

const MOST_EVENTS = 100

/** A refund that was done is told by the provider's event and Medusa's payment: not once more. */
const EVENTS = `select id, type, cast(amount as float) as amount, currency_code, detail, outcome,
    occurred_at as at
  from payment_event
  where order_id = :order_id and deleted_at is null
  union all
  select request.id, 'refund_request', cast(request.amount as float), payment.currency_code,
    request.note, request.status, request.created_at
  from refund_request request
  join payment on payment.id = request.payment_id
  where request.order_id = :order_id and request.deleted_at is null and request.status <> 'booked'
  order by at desc
  limit :limit`

/** What happened to an order's payment at the provider, the last first. */
export async function readPaymentEvents(
  container: MedusaContainer,
  order_id: string,
): Promise<PaymentEventRow[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const bindings = { order_id, limit: MOST_EVENTS }
  return (await database.raw<{ rows: PaymentEventRow[] }>(EVENTS, bindings)).rows
}
