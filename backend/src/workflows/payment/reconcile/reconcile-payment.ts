import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { readSettlement } from "../../../queries/payment/settlement"
import { readSessionIntent } from "../provider/stripe-provider"
import { carryOutRefundStep } from "../refund/carry-out-refund"
import { settlePaymentWorkflow } from "../settle/settle-payment"

/** One of both. */
export type ReconcilePaymentInput = { session_id?: string; refund_request_id?: string }

/**
 * Whether the provider has a session's money. One whose intent was cancelled or has expired is
 * closed: it is asked about no more. Nothing to compensate: that is what the provider says.
 */
const checkSessionStep = createStep(
  "check-session",
  async ({ session_id }: { session_id: string }, { container }) => {
    const settlement = await readSettlement(container, session_id)
    if (!settlement) return new StepResponse({ is_paid: false })
    const intent = await readSessionIntent(container, settlement.session)
    const status = intent?.status ?? "canceled"
    if (status === "canceled") {
      const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database.raw(
        "update payment_session set status = 'canceled' where id = ? and status <> 'authorized'",
        [session_id],
      )
    }
    return new StepResponse({ is_paid: status === "succeeded" })
  },
)

/** Brings one payment to where the provider has it: books what nobody told of, and owed refunds. */
export const reconcilePaymentWorkflow = createWorkflow(
  "reconcile-payment",
  (input: ReconcilePaymentInput) => {
    const checked = when("session-is-open", { input }, ({ input }) =>
      Boolean(input.session_id),
    ).then(() => checkSessionStep(transform({ input }, sessionInput)))
    when("money-has-arrived", { checked }, ({ checked }) => checked?.is_paid === true).then(() => {
      settlePaymentWorkflow.runAsStep({ input: transform({ input }, sessionInput) })
    })
    when("refund-is-open", { input }, ({ input }) => Boolean(input.refund_request_id)).then(() => {
      carryOutRefundStep(transform({ input }, refundInput))
    })
    return new WorkflowResponse({ checked })
  },
)

function sessionInput({ input }: { input: ReconcilePaymentInput }) {
  return { session_id: input.session_id ?? "" }
}

function refundInput({ input }: { input: ReconcilePaymentInput }) {
  return { request_id: input.refund_request_id ?? "" }
}
