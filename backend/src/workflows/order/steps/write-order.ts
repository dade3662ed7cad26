import type { CreateOrderDTO } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import {
  createStep,
  StepResponse,
  type StepExecutionContext,
} from "@medusajs/framework/workflows-sdk"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { holdStock, type WantedStock } from "../hold-stock"
import { orderPaymentLinks } from "../order-links"

export type WriteOrderInput = {
  order: CreateOrderDTO
  /** What is to be paid, in major units. */
  due: { amount: number; currency_code: string }
  stock: WantedStock
}

type Written = { id: string; collection_id: string; reservation_ids: string[] }

export const writeOrderStepId = "write-order"

/**
 * Writes an order, what is due for it and the stock that it takes in one transaction: a kill leaves
 * all of it or nothing. Throws ShopError `out_of_stock` where the pieces went meanwhile.
 */
export const writeOrderStep = createStep(
  writeOrderStepId,
  async (input: WriteOrderInput, step) => {
    const written = await writeOrder(step, input)
    return new StepResponse({ id: written.id }, written)
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
    const [created] = await within(container.resolve(Modules.ORDER), (orders, context) =>
      orders.createOrders([order], context),
    )
    const line = created?.items?.[0]
    if (!created || !line) throw nothingWritten("order")
    const [collection] = await within(container.resolve(Modules.PAYMENT), (payments, context) =>
      payments.createPaymentCollections([due], context),
    )
    if (!collection) throw nothingWritten("payment collection")
    await within(orderPaymentLinks(container), (links, context) =>
      links.create(created.id, collection.id, undefined, context),
    )
    // Last: whoever wants the same part waits from here to the commit.
    const reservations = await holdStock(container, transaction, {
      ...stock,
      line_item_id: line.id,
    })
    const reservation_ids = reservations.map(({ id }) => id)
    return { id: created.id, collection_id: collection.id, reservation_ids }
  })
}

async function removeOrder(step: StepExecutionContext, written: Written): Promise<void> {
  const { container } = step
  await inOneTransaction(step, async ({ within }) => {
    await within(container.resolve(Modules.INVENTORY), (inventory, context) =>
      inventory.deleteReservationItems(written.reservation_ids, context),
    )
    await within(orderPaymentLinks(container), (links, context) =>
      links.dismiss(written.id, written.collection_id, context),
    )
    await within(container.resolve(Modules.PAYMENT), (payments, context) =>
      payments.deletePaymentCollections([written.collection_id], context),
    )
    await within(container.resolve(Modules.ORDER), (orders, context) =>
      orders.deleteOrders([written.id], context),
    )
  })
}

function nothingWritten(what: string): MedusaError {
  return new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Medusa wrote no ${what}`)
}
