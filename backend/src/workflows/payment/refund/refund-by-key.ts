import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { getSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import { createHash } from "node:crypto"
import { asError } from "../../../errors/as-error"
import { ShopError } from "../../../errors/shop-error"
import { REFUND_WORKFLOW, type RefundState, type WantedRefund } from "../../../kit/refund-order"
import { readRefundablePayments } from "../../../queries/payment/refundable-payments"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { paymentJournal } from "../journal"
import { carryOutRefund } from "./carry-out-refund"
import { requestRefund } from "./request-refund"

/**
 * Writes down a plugin's refund under an id that is made of its key, so that it is one request
 * however often it is asked. Throws ShopError `refund_too_large` where no payment of the order has so
 * much left, and what requestRefund throws.
 */
const requestRefundByKeyStep = createStep(
  "request-refund-by-key",
  async (wanted: WantedRefund, step) => {
    const { name, amount, order_id, note = name, created_by } = wanted
    const id = requestId(wanted)
    const request_id = await inOrderTransaction(step, order_id, async (transaction) => {
      const [known] = await transaction.within(paymentJournal(step.container), (journal, context) =>
        journal.listRefundRequests({ id }, {}, context),
      )
      if (known) return id
      const payments = await readRefundablePayments(transaction.database, order_id)
      const payment = payments.find(
        ({ left, currency_code }) =>
          getSmallestUnit(left, currency_code) >= getSmallestUnit(amount, currency_code),
      )
      if (!payment) throw new ShopError("refund_too_large")
      const input = { id, payment_id: payment.id, amount, note, ...(created_by && { created_by }) }
      return requestRefund(step, transaction, { input, order_id })
    })
    return new StepResponse({ request_id })
  },
)

function requestId({ name, order_id, key }: WantedRefund): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([name, order_id, key]))
    .digest("hex")
  return `refreq_${hash.slice(0, 26)}`
}

/** What fails here is written down: the answer says how it stands, and the reconciler goes on. */
const carryOutRefundByKeyStep = createStep(
  "carry-out-refund-by-key",
  async ({ request_id }: { request_id: string }, step) => {
    const { container } = step
    try {
      await carryOutRefund(step, { request_id })
    } catch (error) {
      const { message } = asError(error)
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`The refund ${request_id} was not carried out: ${message}`)
    }
    const { status } = await paymentJournal(container).retrieveRefundRequest(request_id)
    return new StepResponse({ status: status as RefundState })
  },
)

/** Gives back a part of an order's payment, once for a plugin's key; `kit/refund-order` calls it. */
export const refundByKeyWorkflow = createWorkflow(
  REFUND_WORKFLOW,
  (wanted: WantedRefund) =>
    new WorkflowResponse(carryOutRefundByKeyStep(requestRefundByKeyStep(wanted))),
)
