import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readOrderProgress } from "../../../queries/order/order-progress"
import { readShopSettings } from "../../../queries/shop/shop-settings"
import { isShipmentKnown } from "../../../queries/order/shipment-of-key"
import { carriersOf } from "../../../contract/shop/carriers"
import { readStockLocations } from "../../../queries/stock/selling-locations"
import { recordChanges } from "../../audit/record-changes"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { deliver, type Delivered, type Sending } from "./deliver"
import { refuseDelivery } from "../order-refusals"
import { undoDelivery } from "./undo-delivery"
import { readShipping } from "./read-shipping"

export type WriteDeliveryInput = {
  order_id: string
  sending?: Sending
  delivered_by?: string
}

export type WrittenDelivery = {
  /** Null where a shipment of this key was written before. */
  delivered: Delivered | null
  /** Whether nothing of the order is open any more since. */
  completes: boolean
}

export const writeDeliveryStepId = "write-delivery"

/**
 * Fulfils, ships and marks delivered some pieces of an order, or what is left of it, and takes the
 * stock, in one transaction that holds the order's row. Throws ShopError `order_cancelled`,
 * `order_delivered`, `more_than_open`, `stock_not_reserved` and the like.
 */
export const writeDeliveryStep = createStep(
  writeDeliveryStepId,
  async (input: WriteDeliveryInput, step) => {
    const { order_id, sending } = input
    const idempotency_key = sending?.facts.idempotency_key
    const { carriers: list } = await readShopSettings(step.container)
    const carriers = carriersOf(list)
    const shipping = await readShipping(step.container, order_id)
    const rank = await readStockLocations(step.container)
    const written = await inOrderTransaction(step, order_id, async (transaction) => {
      const { database } = transaction
      if (await isShipmentKnown(database, { order_id, idempotency_key })) return null
      refuseDelivery(await readOrderProgress(database, order_id))
      const recorded = await recordChanges(step, [transaction, deliveryOf(order_id)], () =>
        deliver(step.container, transaction, { ...input, carriers, rank, shipping }),
      )
      const after = await readOrderProgress(database, order_id)
      return { ...recorded, completes: after?.delivered ?? false }
    })
    if (!written) {
      return new StepResponse<WrittenDelivery, null>({ delivered: null, completes: false }, null)
    }
    const { result: delivered, completes } = written
    return new StepResponse<WrittenDelivery, typeof written>({ delivered, completes }, written)
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
