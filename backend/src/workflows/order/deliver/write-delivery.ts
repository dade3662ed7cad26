import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readOrderProgress } from "../../../queries/order/order-progress"
import { recordChanges } from "../../audit/record-changes"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { deliver } from "./deliver"
import { refuseDelivery } from "../order-refusals"
import { undoDelivery } from "./undo-delivery"
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
    const { order_id } = input
    const written = await inOrderTransaction(step, order_id, async (transaction) => {
      refuseDelivery(await readOrderProgress(transaction.database, order_id))
      return recordChanges(step, [transaction, deliveryOf(order_id)], () =>
        deliver(step.container, transaction, input),
      )
    })
    return new StepResponse(written.result, written)
  },
  async (written, step) => {
    if (!written) return
    const { result: delivered, entry_ids } = written
    const audited = { ...deliveryOf(delivered.order_id), entry_ids }
    await inOrderTransaction(step, delivered.order_id, (transaction) =>
      recordChanges(step, [transaction, audited], () =>
        undoDelivery(step.container, transaction, delivered),
      ),
    )
  },
)

function deliveryOf(order_id: string) {
  return { kind: "order", ids: [order_id], action: "delivered" } as const
}
