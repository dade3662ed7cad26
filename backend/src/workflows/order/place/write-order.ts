import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  StepResponse,
  type StepExecutionContext,
} from "@medusajs/framework/workflows-sdk"
import { checkQuantity } from "../../../contract/order/quantity-rule"
import { NOT_ENOUGH_STOCK } from "../../../modules/order-guard/stock-guard"
import { readAvailable } from "../../../queries/order/available"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { orderPaymentLinks } from "../order-links"
import { quantityRefusal } from "../quantity-refusal"
import type { CheckedLine } from "./check-purchase"
import { insertOrder, type InsertedOrder, type NewOrder } from "./order-insert"

export type WriteOrderInput = { order: NewOrder; lines: CheckedLine[] }

/**
 * Writes an order, what is due for it and the stock that it takes in one statement: a kill leaves
 * all of it or nothing. Throws ShopError `out_of_stock` where the pieces went meanwhile.
 */
export const writeOrderStep = createStep(
  "write-order",
  async (input: WriteOrderInput, step) => {
    const written = await writeOrder(step.container, input)
    return new StepResponse(written, written)
  },
  async (written, step) => {
    if (written) await removeOrder(step, written)
  },
)

async function writeOrder(
  container: MedusaContainer,
  { order, lines }: WriteOrderInput,
): Promise<InsertedOrder> {
  try {
    return await insertOrder(container, order)
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === NOT_ENOUGH_STOCK) await refuseShortStock(container, lines)
    throw error
  }
}

/** Names the quantities that would do of what is gone at this moment. */
async function refuseShortStock(container: MedusaContainer, lines: CheckedLine[]): Promise<void> {
  for (const { sellable, quantity, rule } of lines) {
    const available = await readAvailable(container, sellable)
    const problem = checkQuantity(quantity, { rule, available })
    if (problem) throw quantityRefusal(problem, rule.minimum)
  }
}

async function removeOrder(step: StepExecutionContext, written: InsertedOrder): Promise<void> {
  const { container } = step
  const { id, collection_id, reservation_ids } = written
  await inOneTransaction(step, async ({ within }) => {
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
