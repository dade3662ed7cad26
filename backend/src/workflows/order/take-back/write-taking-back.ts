import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { TAKEN_BACK } from "../../../queries/order/lines/taken-back"
import { readOrderProgress } from "../../../queries/order/order-progress"
import { recordChanges } from "../../audit/record-changes"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { putBack, takeAgain, type PutBack } from "./put-back"
import { refuseTakingBack } from "./refuse-taking-back"
import { reverseCounts } from "./reverse-counts"
import { readShipmentState, type ShipmentState } from "./shipment-state"

export type TakeBackInput = {
  order_id: string
  shipment_id: string
  /** Who of the staff takes it back. */
  taken_back_by?: string
}

export type TakenBack = {
  order_id: string
  shipment_id: string
  before: Pick<ShipmentState, "shipped_at" | "delivered_at" | "metadata">
  stock: PutBack
}

/** Whether the order was delivered before: then plugins were told so. */
type Written = TakenBack & { was_delivered: boolean }

/**
 * Takes a shipment back: its pieces are open again, in stock and reserved for the order, and Medusa's
 * fulfilment is cancelled; in one transaction that holds the order. Throws ShopError `shipment_kept`
 * and the like.
 */
export const writeTakingBackStep = createStep(
  "write-taking-back",
  async (input: TakeBackInput, step) => {
    const { order_id } = input
    const written = await inOrderTransaction(step, order_id, async (transaction) => {
      const { database } = transaction
      const progress = await readOrderProgress(database, order_id)
      const shipment = await readShipmentState(database, input)
      refuseTakingBack(progress, shipment)
      const was_delivered = progress?.delivered ?? false
      return recordChanges(step, [transaction, takingBackOf(order_id)], async () => ({
        ...(await takeBack(step.container, transaction, { ...input, shipment })),
        was_delivered,
      }))
    })
    return new StepResponse<Written, typeof written>(written.result, written)
  },
  async (written, step) => {
    if (!written) return
    const { result: taken, entry_ids } = written
    const audited = { ...takingBackOf(taken.order_id), entry_ids }
    await inOrderTransaction(step, taken.order_id, (transaction) =>
      recordChanges(step, [transaction, audited], () => undo(step.container, transaction, taken)),
    )
  },
)

function takingBackOf(order_id: string) {
  return { kind: "order", ids: [order_id], action: "delivery taken back" } as const
}

async function takeBack(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { order_id, shipment_id, taken_back_by, shipment }: TakeBackInput & { shipment: ShipmentState },
): Promise<TakenBack> {
  const { shipped_at, delivered_at, metadata } = shipment
  await reverseCounts(container, transaction, {
    order_id,
    shipment_id,
    taken_back_by,
    ...shipment,
  })
  const fulfilments = container.resolve(Modules.FULFILLMENT)
  const sent_at = shipped_at ?? delivered_at
  const change = {
    shipped_at: null,
    delivered_at: null,
    ...(sent_at && { metadata: { ...metadata, [TAKEN_BACK]: new Date().toISOString() } }),
  }
  // Medusa cancels only what is not sent.
  await transaction.within(fulfilments, (service, context) =>
    service.updateFulfillment(shipment_id, change, context),
  )
  await transaction.within(fulfilments, (service, context) =>
    service.cancelFulfillment(shipment_id, context),
  )
  const stock = await putBack(container, transaction, shipment)
  return { order_id, shipment_id, before: { shipped_at, delivered_at, metadata }, stock }
}

async function undo(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { order_id, shipment_id, before, stock }: TakenBack,
): Promise<void> {
  await transaction.within(container.resolve(Modules.ORDER), (orders, context) =>
    orders.revertLastVersion(order_id, context),
  )
  // Medusa adds what it is given to the metadata, and takes away what is empty.
  const metadata = before.metadata && { ...before.metadata, [TAKEN_BACK]: "" }
  const change = { ...before, metadata, canceled_at: null }
  await transaction.within(container.resolve(Modules.FULFILLMENT), (service, context) =>
    service.updateFulfillment(shipment_id, change, context),
  )
  await takeAgain(container, transaction, stock)
}
