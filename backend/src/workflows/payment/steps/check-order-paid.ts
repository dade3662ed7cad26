import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { isPaid, readPayableOrder } from "../payable-order"
import { ShopError } from "../../../errors/shop-error"

export type CheckOrderPaidInput = { order_id: string }

export const checkOrderPaidStepId = "check-order-paid"

/** Throws payment_not_settled unless nothing is left to pay. */
export const checkOrderPaidStep = createStep(
  checkOrderPaidStepId,
  async ({ order_id }: CheckOrderPaidInput, { container }) => {
    const order = await readPayableOrder(container, order_id)
    if (!order || !isPaid(order)) throw new ShopError("payment_not_settled")
    return new StepResponse({ order_id })
  },
)
