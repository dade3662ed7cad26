import type { CreateOrderTransactionDTO } from "@medusajs/framework/types"
import { MathBN, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readSettlement } from "../settlement"

export type RefundCancelledOrderInput = { session_id: string }

export const refundCancelledOrderStepId = "refund-cancelled-order"

/**
 * Gives money back that arrived for a cancelled order, once, and returns the entries for its books
 * (none where there is nothing to give back). Money that went back is not taken again: there is no
 * compensation, and a repeated run finds the refund.
 *
 * Medusa's refundPaymentWorkflow refunds and then throws on a cancelled order, hence the module.
 */
export const refundCancelledOrderStep = createStep(
  refundCancelledOrderStepId,
  async ({ session_id }: RefundCancelledOrderInput, { container }) => {
    const none: CreateOrderTransactionDTO[] = []
    const settlement = await readSettlement(container, session_id)
    const { order, payment } = settlement ?? {}
    if (order?.status !== "canceled" || !payment?.captured_at) return new StepResponse(none)
    if (!payment.refunds?.length) {
      await container.resolve(Modules.PAYMENT).refundPayment({
        payment_id: payment.id,
        note: "The order was cancelled before the payment arrived",
      })
    }
    const refunded = await readSettlement(container, session_id)
    const entries = (refunded?.payment?.refunds ?? []).map((refund) => ({
      order_id: order.id,
      amount: MathBN.mult(refund.amount, -1).toNumber(),
      currency_code: payment.currency_code,
      reference: "refund",
      reference_id: refund.id,
    }))
    return new StepResponse<CreateOrderTransactionDTO[]>(entries)
  },
)
