import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { orderLockKey } from "../order-lock"
import { paymentError } from "../payment-errors"
import { readSettlement } from "../settlement"

export type FindSettlementInput = { session_id: string }

export const findSettlementStepId = "find-settlement"

/** What must be locked to settle a session: its order or, while it pays for a cart, its collection. */
export const findSettlementStep = createStep(
  findSettlementStepId,
  async ({ session_id }: FindSettlementInput, { container }) => {
    const settlement = await readSettlement(container, session_id)
    if (!settlement) throw paymentError("payment_not_for_order")
    const { order, session } = settlement
    return new StepResponse({
      lock_key: order ? orderLockKey(order.id) : `payment:${session.payment_collection_id}`,
    })
  },
)
