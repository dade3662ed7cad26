import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { orderState } from "../../../queries/order/order-state"
import { readOrder } from "../../../queries/order/orders"
import { readPayableOrder, smallestDue } from "../../../queries/payment/payable-order"
import { ShopError } from "../../../errors/shop-error"
import { settlePaymentWorkflow } from "./settle-payment"

export type MarkOrderPaidInput = {
  order_id: string
  payment_intent_id: string
  /** Who says that it was paid; not asked for when an administrator does. */
  customer_id?: string
  is_admin?: boolean
}

type NamedPayment = {
  /** Null for a payment that was booked before. */
  session_id: string | null
  /** Due now, in the smallest unit: an order that grew since is not paid by an older payment. */
  at_least: number
}

/** The session of the payment that somebody names for the order. */
const findNamedPaymentStep = createStep(
  "find-named-payment",
  async (input: MarkOrderPaidInput, { container }) => {
    const order = await readPayableOrder(container, input.order_id)
    if (!order || !(input.is_admin || order.customer_id === input.customer_id)) {
      throw new ShopError("order_not_found")
    }
    if (order.is_cancelled) throw new ShopError("order_cancelled")
    if (order.is_paid) {
      if (!order.captured_intents.includes(input.payment_intent_id)) {
        throw new ShopError("already_paid")
      }
      return new StepResponse<NamedPayment>({ session_id: null, at_least: 0 })
    }
    const session = order.sessions.find(({ data }) => data.id === input.payment_intent_id)
    if (!session) throw new ShopError("payment_not_for_order")
    const named = { session_id: session.id, at_least: smallestDue(order) }
    return new StepResponse<NamedPayment>(named)
  },
)

/**
 * The order as it is now. Throws payment_not_settled where something is left to pay, and
 * order_cancelled for one that was cancelled meanwhile: its money goes back.
 */
const readPaidOrderStep = createStep(
  "read-paid-order",
  async ({ order_id }: { order_id: string }, { container }) => {
    const order = await readOrder(container, order_id)
    if (order?.canceled_at) throw new ShopError("order_cancelled")
    if (!order || !orderState(order).isPaid) throw new ShopError("payment_not_settled")
    return new StepResponse(order)
  },
)

/**
 * Marks an order paid after the provider itself confirmed the named payment for it; repeats with
 * the same payment are harmless. Answers the order. Throws ShopError: see contract/refusals.
 */
export const markOrderPaidWorkflow = createWorkflow(
  "mark-order-paid",
  (input: MarkOrderPaidInput) => {
    const named = findNamedPaymentStep(input)
    when("payment-is-not-booked", { named }, ({ named }) => named.session_id !== null).then(() => {
      settlePaymentWorkflow.runAsStep({ input: transform({ named }, settleInput) })
    })
    return new WorkflowResponse(readPaidOrderStep({ order_id: input.order_id }))
  },
)

function settleInput({ named }: { named: NamedPayment }) {
  return { session_id: named.session_id ?? "", at_least: named.at_least }
}
