import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import type { RefundRequest as RefundRequestModel } from "../../../modules/payment-journal/models/refund-request"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { paymentJournal } from "../journal"

export type RefundRequest = InferTypeOf<typeof RefundRequestModel>

type LatePayment = { order_id: string; payment_id: string; amount: number }

/**
 * Money that arrived for a cancelled order is to go back, once: the id of the request that is still
 * to be carried out, written now or by a call that was cut short; null where there is none. The
 * order's row is held.
 */
export async function requestLateRefund(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  { order_id, payment_id, amount }: LatePayment,
): Promise<string | null> {
  const { rows } = await database.raw<{ rows: Standing[] }>(
    `select
      (select id from refund_request where payment_id = :payment_id and status = 'open') as open_id,
      exists (select from refund where payment_id = :payment_id and deleted_at is null)
        or exists (select from refund_request where payment_id = :payment_id) as is_given_back
    from "order" where id = :order_id and status = 'canceled'`,
    { payment_id, order_id },
  )
  const [standing] = rows
  if (!standing || standing.open_id || standing.is_given_back) return standing?.open_id ?? null
  const note = "The order was cancelled before the payment arrived"
  const [request] = await within(paymentJournal(container), (journal, context) =>
    journal.createRefundRequests([{ order_id, payment_id, amount, note, status: "open" }], context),
  )
  return request?.id ?? null
}

type Standing = { open_id: string | null; is_given_back: boolean }

export async function closeRefundRequest(
  { database }: Pick<SharedTransaction, "database">,
  id: string,
  status: "booked" | "refused",
): Promise<void> {
  await database.raw("update refund_request set status = ?, updated_at = now() where id = ?", [
    status,
    id,
  ])
}
