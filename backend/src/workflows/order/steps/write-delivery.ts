import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { deliver } from "../deliver"
import { refuseDelivery } from "../order-refusals"
import { readOrderStanding } from "../order-standing"
import { undoDelivery } from "../undo-delivery"
import type { Shipping } from "./read-shipping"

export type WriteDeliveryInput = {
  order_id: string
  shipping: Shipping | null
  delivered_by?: string
}

export const writeDeliveryStepId = "write-delivery"

/**
 * Fulfils, ships and marks delivered what is left of an order, and takes its stock, in one
 * transaction that holds the order's row. Throws ShopError `order_cancelled`, `order_delivered`,
 * `stock_not_reserved` and the like.
 */
export const writeDeliveryStep = createStep(
  writeDeliveryStepId,
  async (input: WriteDeliveryInput, step) => {
    const delivered = await inOrderTransaction(step, input.order_id, async (transaction) => {
      refuseDelivery(await readOrderStanding(transaction.database, input.order_id))
      return deliver(step.container, transaction, input)
    })
    return new StepResponse(delivered, delivered)
  },
  async (delivered, step) => {
    if (!delivered) return
    await inOrderTransaction(step, delivered.order_id, (transaction) =>
      undoDelivery(step.container, transaction, delivered),
    )
  },
)
