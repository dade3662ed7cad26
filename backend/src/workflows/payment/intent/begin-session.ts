import { ShopError } from "../../../errors/shop-error"
import { MathBN, MedusaError, Modules } from "@medusajs/framework/utils"
import {
  createStep,
  StepResponse,
  type StepExecutionContext,
} from "@medusajs/framework/workflows-sdk"
import { getSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import { orderPaymentLinks } from "../../order/order-links"
import { inOneTransaction, type SharedTransaction } from "../../transaction/in-one-transaction"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import {
  isPayable,
  readHeldOrder,
  smallestDue,
  type PayableOrder,
} from "../../../queries/payment/payable-order"
import { paymentWriter } from "../provider/payment-writer"
import { STRIPE_PROVIDER_ID } from "../../../queries/payment/stripe-provider-id"

export type BeginSessionInput = { order_id: string; smallest_due: number }

export const beginSessionStepId = "begin-session"

/**
 * The session that the order is to be paid by, still without an intent: of any number of askers, in
 * whatever processes, one writes it and the others find it. The intent is made after it, when no row
 * is held. Throws order_not_payable and amount_mismatch for what changed meanwhile.
 */
export const beginSessionStep = createStep(
  beginSessionStepId,
  async (input: BeginSessionInput, step) => {
    const begun = await inOrderTransaction(step, input.order_id, (transaction) =>
      begin(step, transaction, input),
    )
    const { session_id, undo } = begun
    return new StepResponse({ session_id, is_new: undo !== null }, begun)
  },
  async (begun, step) => {
    if (begun) await undoSession(step, begun)
  },
)

type Begun = {
  session_id: string
  /** What the session was written into; null for one that somebody else began. */
  undo: { order_id: string; collection_id: string; amount_before: number | null } | null
}

async function begin(
  step: StepExecutionContext,
  transaction: SharedTransaction,
  { order_id, smallest_due }: BeginSessionInput,
): Promise<Begun> {
  const order = await readHeldOrder(transaction.database, order_id)
  if (!order || !isPayable(order)) throw new ShopError("order_not_payable")
  if (smallestDue(order) !== smallest_due) throw new ShopError("amount_mismatch")
  // Those that were there before are open with this amount, or closed by now.
  const begun = order.sessions.find(
    ({ status, amount, currency_code }) =>
      status !== "authorized" && getSmallestUnit(amount, currency_code) === smallest_due,
  )
  if (begun) return { session_id: begun.id, undo: null }
  const amount = MathBN.convert(order.due).toNumber()
  const { currency_code } = order
  const collection = await openCollection(step, transaction, { order, amount })
  const data = { payment_method_types: ["card"], metadata: { order_id } }
  const session = await transaction.within(
    step.container.resolve(Modules.PAYMENT),
    (payments, context) =>
      paymentWriter(payments).createPaymentSession_(
        collection.collection_id,
        { provider_id: STRIPE_PROVIDER_ID, amount, currency_code, data, context: {} },
        context,
      ),
  )
  return { session_id: session.id, undo: { order_id, ...collection } }
}

type Due = { order: PayableOrder; amount: number }

/** The collection that nothing was paid into, asked for what is due now, or a new one. */
async function openCollection(
  { container }: StepExecutionContext,
  { within }: SharedTransaction,
  { order, amount }: Due,
): Promise<{ collection_id: string; amount_before: number | null }> {
  const payments = container.resolve(Modules.PAYMENT)
  const open = order.open_collection
  if (open) {
    await within(payments, (service, context) =>
      service.updatePaymentCollections(open.id, { amount }, context),
    )
    return { collection_id: open.id, amount_before: open.amount }
  }
  const { currency_code } = order
  const [made] = await within(payments, (service, context) =>
    service.createPaymentCollections([{ amount, currency_code }], context),
  )
  if (!made) {
    const message = "Medusa wrote no payment collection"
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message)
  }
  await within(orderPaymentLinks(container), (links, context) =>
    links.create(order.id, made.id, undefined, context),
  )
  return { collection_id: made.id, amount_before: null }
}

/** The collection is as it was; an intent that was made meanwhile is closed with its session. */
async function undoSession(step: StepExecutionContext, { session_id, undo }: Begun): Promise<void> {
  if (!undo) return
  const payments = step.container.resolve(Modules.PAYMENT)
  const { order_id, collection_id, amount_before } = undo
  await payments.deletePaymentSession(session_id)
  await inOneTransaction(step, async ({ within }) => {
    if (amount_before !== null) {
      await within(payments, (service, context) =>
        service.updatePaymentCollections(collection_id, { amount: amount_before }, context),
      )
      return
    }
    await within(orderPaymentLinks(step.container), (links, context) =>
      links.dismiss(order_id, collection_id, context),
    )
    await within(payments, (service, context) =>
      service.deletePaymentCollections([collection_id], context),
    )
  })
}
