import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  StepResponse,
  type StepExecutionContext,
} from "@medusajs/framework/workflows-sdk"
import type { QuantityRule } from "../../../contract/order/quantity-rule"
import { NOT_ENOUGH_STOCK } from "../../../modules/order-guard/stock-guard"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { insertOrder, type InsertedOrder } from "../insert-order"
import type { NewOrder } from "../new-order"
import { orderPaymentLinks } from "../order-links"
import type { OrderIds } from "../order-rows"
import { refuseShortStock } from "../refuse-short-stock"

export type WriteOrderInput = {
  order: NewOrder
  /** Names the quantities that would do where there is too little. */
  rule: QuantityRule
}

export const writeOrderStepId = "write-order"

/**
 * Writes an order, what is due for it and the stock that it takes in one statement: a kill leaves
 * all of it or nothing. Throws ShopError `out_of_stock` where the pieces went meanwhile.
 */
export const writeOrderStep = createStep(
  writeOrderStepId,
  async (input: WriteOrderInput, step) => {
    const written = await writeOrder(step, input)
    return new StepResponse(written, written.ids)
  },
  async (ids, step) => {
    if (ids) await removeOrder(step, ids)
  },
)

async function writeOrder(
  { container }: StepExecutionContext,
  { order, rule }: WriteOrderInput,
): Promise<InsertedOrder> {
  try {
    return await insertOrder(container, order)
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === NOT_ENOUGH_STOCK) await refuseShortStock(container, order, rule)
    throw error
  }
}

async function removeOrder(step: StepExecutionContext, ids: OrderIds): Promise<void> {
  const { container } = step
  await inOneTransaction(step, async ({ within }) => {
    await within(container.resolve(Modules.INVENTORY), (inventory, context) =>
      inventory.deleteReservationItems(ids.reservations, context),
    )
    await within(orderPaymentLinks(container), (links, context) =>
      links.dismiss(ids.order, ids.collection, context),
    )
    await within(container.resolve(Modules.PAYMENT), (payments, context) =>
      payments.deletePaymentCollections([ids.collection], context),
    )
    await within(container.resolve(Modules.ORDER), (orders, context) =>
      orders.deleteOrders([ids.order], context),
    )
  })
}
