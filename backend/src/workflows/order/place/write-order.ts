import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  StepResponse,
  type StepExecutionContext,
} from "@medusajs/framework/workflows-sdk"
import { isShortOfStock } from "../../../errors/short-of-stock"
import type { AddedLine, AdditionalData } from "../../../kit/registry/points"
import { MOST_TRIES } from "../../../stock/allocate"
import { type Told, undoHandlers } from "../../plugin-handlers/run-handlers"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { holdLevels } from "../hold-levels"
import { orderPaymentLinks } from "../order-links"
import { allocateLines, atOnlyLocation } from "./allocate-lines"
import type { CheckedLine } from "./check-purchase"
import type { NewOrder } from "./new-order"
import { insertOrder, type InsertedOrder } from "./order-insert"
import { tellOfPlacing } from "./plugins-of-placing"

export type WriteOrderInput = {
  order: NewOrder
  lines: CheckedLine[]
  /** What plugins added, as the order has it too. */
  added: AddedLine[]
  /** What the caller sent for plugins. */
  additional_data?: AdditionalData
}

/**
 * Writes an order, what is due for it and the stock that it takes in one statement: a kill leaves
 * all of it or nothing. Throws ShopError `out_of_stock` where the pieces went meanwhile. Plugins are
 * told here, not by a step of their own, which every order of a shop without any would run.
 */
export const writeOrderStep = createStep(
  "write-order",
  async (input: WriteOrderInput, step) => {
    const written = await writeOrder(step.container, input)
    const told = await tellOrRemove(step, { input, written })
    return new StepResponse(written, { written, told })
  },
  async (done, step) => {
    if (!done) return
    await undoHandlers(step.container, "placeOrder.placed", done.told)
    await removeOrder(step, done.written)
  },
)

type Placed = { input: WriteOrderInput; written: InsertedOrder }

/** A step that fails is not compensated: an order that a plugin fails over is removed here. */
async function tellOrRemove(step: StepExecutionContext, placed: Placed): Promise<Told[]> {
  try {
    return await tellOfPlacing(step.container, placed)
  } catch (error) {
    await removeOrder(step, placed.written)
    throw error
  }
}

/**
 * Pieces that went at one location may be there at another: where the guard refuses, the order is
 * allocated anew, until the locations together have too little.
 */
async function writeOrder(
  container: MedusaContainer,
  { order, lines }: WriteOrderInput,
): Promise<InsertedOrder> {
  let portions = atOnlyLocation(order) ?? (await allocateLines(container, lines))
  for (let attempt = 1; ; attempt++) {
    try {
      return await insertOrder(container, order, portions)
    } catch (error) {
      if (!isShortOfStock(error) || attempt === MOST_TRIES) throw error
      portions = await allocateLines(container, lines)
    }
  }
}

async function removeOrder(step: StepExecutionContext, written: InsertedOrder): Promise<void> {
  const { container } = step
  const { id, collection_id, reservation_ids } = written
  await inOneTransaction(step, async ({ database, within }) => {
    await holdLevels(database, reservation_ids)
    await within(container.resolve(Modules.INVENTORY), (inventory, context) =>
      inventory.deleteReservationItems(reservation_ids, context),
    )
    await within(orderPaymentLinks(container), (links, context) =>
      links.dismiss(id, collection_id, context),
    )
    await within(container.resolve(Modules.PAYMENT), (payments, context) =>
      payments.deletePaymentCollections([collection_id], context),
    )
    await within(container.resolve(Modules.ORDER), (orders, context) =>
      orders.deleteOrders([id], context),
    )
  })
}
