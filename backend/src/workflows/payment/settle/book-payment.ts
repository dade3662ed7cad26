import { ShopError } from "../../../errors/shop-error"
import type {
  CaptureDTO,
  Context,
  MedusaContainer,
  PaymentSessionDTO,
} from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { paymentWriter } from "../provider/payment-writer"

type Booking = {
  session_id: string
  order_id: string | null
  /** What the provider answered for the session a moment ago; null when it was booked before. */
  confirmed: Record<string, unknown> | null
}

/**
 * Writes a payment that the provider has taken: payment, capture and the collection's status, then
 * the order's own books; what stands there already is left alone. The order's row is held before.
 * Answers the payment, and whether this call wrote it.
 */
export async function bookPayment(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { session_id, order_id, confirmed }: Booking,
): Promise<{ payment_id: string; amount: number; isNew: boolean }> {
  const { within } = transaction
  const payments = container.resolve(Modules.PAYMENT)
  const session = await within(payments, async (service, context) => {
    const config = { relations: ["payment"] }
    const [found] = await service.listPaymentSessions({ id: [session_id] }, config, context)
    return found
  })
  if (!session) throw new ShopError("payment_not_for_order")
  const booked = session.payment?.captured_at ? session.payment.id : null
  if (!booked && !confirmed) throw new ShopError("payment_not_settled")
  const payment_id =
    booked ??
    (await within(payments, (service, context) =>
      writePayment(
        { service: paymentWriter(service), session, confirmed: confirmed ?? {} },
        context,
      ),
    ))
  const captures = await within(payments, (service, context) =>
    service.listCaptures({ payment_id }, {}, context),
  )
  if (order_id) await bookCaptures(container, transaction, { order_id, session, captures })
  return { payment_id, amount: Number(session.amount), isNew: !booked }
}

type PaymentToWrite = {
  service: ReturnType<typeof paymentWriter>
  session: PaymentSessionDTO & { payment_collection_id?: string }
  confirmed: Record<string, unknown>
}

/** The money is at the provider already (`capture: true`): nothing is to be asked for. */
async function writePayment(
  { service, session, confirmed }: PaymentToWrite,
  context: Context,
): Promise<string> {
  const { id, amount, currency_code, provider_id, payment_collection_id = "" } = session
  const row = { id, amount: Number(amount), currency_code, provider_id, payment_collection_id }
  const authorised = { ...row, authorized_at: null }
  return (await service.authorizePaymentSession_(authorised, confirmed, "captured", context)).id
}

type Captured = { order_id: string; session: PaymentSessionDTO; captures: CaptureDTO[] }

async function bookCaptures(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { order_id, session, captures }: Captured,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  const ids = captures.map(({ id }) => id)
  const booked = await within(orders, (service, context) =>
    service.listOrderTransactions({ order_id, reference_id: ids }, {}, context),
  )
  const known = booked.map(({ reference_id }) => reference_id)
  const missing = captures.filter(({ id }) => !known.includes(id))
  if (missing.length === 0) return
  await within(orders, (service, context) =>
    service.addOrderTransactions(
      missing.map(({ id, amount }) => ({
        order_id,
        amount: Number(amount),
        currency_code: session.currency_code,
        reference: "capture",
        reference_id: id,
      })),
      context,
    ),
  )
}
