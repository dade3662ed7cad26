import type { CreateOrderDTO } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import {
  createStep,
  StepResponse,
  type StepExecutionContext,
} from "@medusajs/framework/workflows-sdk"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { holdStock, refuseShortStock, type WantedStock } from "../hold-stock"
import { orderPaymentLinks } from "../order-links"
import { writeMedusaOrder, type WrittenOrder } from "../write-medusa-order"

export type WriteOrderInput = {
  order: CreateOrderDTO
  /** What is to be paid, in major units. */
  due: { amount: number; currency_code: string }
  stock: WantedStock
}

type Written = { order: WrittenOrder; collection_id: string; reservation_ids: string[] }

export const writeOrderStepId = "write-order"

/**
 * Writes an order, what is due for it and the stock that it takes in one transaction: a kill leaves
 * all of it or nothing. Throws ShopError `out_of_stock` where the pieces went meanwhile.
 */
export const writeOrderStep = createStep(
  writeOrderStepId,
  async (input: WriteOrderInput, step) => {
    const written = await writeOrder(step, input)
    return new StepResponse(written.order, written)
  },
  async (written, step) => {
    if (written) await removeOrder(step, written)
  },
)

async function writeOrder(
  step: StepExecutionContext,
  { order, due, stock }: WriteOrderInput,
): Promise<Written> {
  const { container } = step
  return inOneTransaction(step, async (transaction) => {
    const { within } = transaction
    await refuseShortStock(transaction, stock)
    const written = await writeMedusaOrder(container, transaction, order)
    const [collection] = await within(container.resolve(Modules.PAYMENT), (payments, context) =>
      payments.createPaymentCollections([due], context),
    )
    if (!collection) {
      const message = "Medusa wrote no payment collection"
      throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message)
    }
    await within(orderPaymentLinks(container), (links, context) =>
      links.create(written.id, collection.id, undefined, context),
    )
    // Last: whoever wants the same part waits from here to the commit.
    const reservations = await holdStock(container, transaction, {
      ...stock,
      line_item_id: written.line_item_id,
    })
    const reservation_ids = reservations.map(({ id }) => id)
    return { order: written, collection_id: collection.id, reservation_ids }
  })
}

async function removeOrder(step: StepExecutionContext, written: Written): Promise<void> {
  const { container } = step
  await inOneTransaction(step, async ({ within }) => {
    await within(container.resolve(Modules.INVENTORY), (inventory, context) =>
      inventory.deleteReservationItems(written.reservation_ids, context),
    )
    await within(orderPaymentLinks(container), (links, context) =>
      links.dismiss(written.order.id, written.collection_id, context),
    )
    await within(container.resolve(Modules.PAYMENT), (payments, context) =>
      payments.deletePaymentCollections([written.collection_id], context),
    )
    await within(container.resolve(Modules.ORDER), (orders, context) =>
      orders.deleteOrders([written.order.id], context),
    )
  })
}
