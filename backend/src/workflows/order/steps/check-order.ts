import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readOrder, type OrderRow } from "../../../queries/orders"
import { orderState } from "../../../queries/order-state"
import { ShopError } from "../../shop-error"

export type CheckOrderInput = { order_id: string; action: "deliver" | "cancel" }

export const checkOrderStepId = "check-order"

/** The order that is to be delivered or cancelled; refuses one whose state does not allow it. */
export const checkOrderStep = createStep(
  checkOrderStepId,
  async ({ order_id, action }: CheckOrderInput, { container }) => {
    const order = await readOrder(container, order_id)
    if (!order) {
      throw new ShopError({
        code: "order_not_found",
        type: MedusaError.Types.NOT_FOUND,
        message: "There is no such order",
      })
    }
    const refusal = REFUSALS[action](order)
    if (refusal) throw new ShopError(refusal)
    return new StepResponse(order)
  },
)

const CANCELLED = { code: "order_cancelled", message: "This order was cancelled" }
const DELIVERED = { code: "order_delivered", message: "This order was already delivered" }
const PAID = {
  code: "order_paid",
  message: "This order is paid: it can be returned, not cancelled",
}

const REFUSALS = {
  deliver: (order: OrderRow) => {
    const state = orderState(order)
    return state.cancelledAt ? CANCELLED : state.isDeliver ? DELIVERED : null
  },
  cancel: (order: OrderRow) => {
    const state = orderState(order)
    if (state.cancelledAt) return CANCELLED
    return state.isPaid ? PAID : state.isDeliver ? DELIVERED : null
  },
}
