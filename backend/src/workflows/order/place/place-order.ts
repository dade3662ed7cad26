import type { MedusaContainer } from "@medusajs/framework/types"
import { ShopError } from "../../../errors/shop-error"
import { readKeyedOrderId } from "../../../queries/order/keyed-order"
import { readOrder, type OrderRow } from "../../../queries/order/orders"
import { readPurchase } from "../../../queries/order/purchase"
import { Semaphore } from "../../../locks/semaphore"
import { checkPurchase, type WantedLine } from "./check-purchase"
import type { CheckedOrder } from "./order-to-write"
import { placeOrderWorkflow } from "./place-order-workflow"

export type PlaceOrderRequest = Omit<CheckedOrder, "lines"> & { lines: WantedLine[] }

/**
 * A crowd at the last pieces comes in the same moment. All at once they would find the pieces there
 * and each begin an order; a few at a time, most are refused by a look at the stock.
 */
const AT_ONCE = new Semaphore(16)

/**
 * Places an unpaid order: its lines are checked once, then all of it is written in one statement.
 * Under an Idempotency-Key there is one order: a repeat is answered by the order of that time, as it
 * is now. Throws ShopError: see checkPurchase.
 */
export function placeOrder(
  container: MedusaContainer,
  request: PlaceOrderRequest,
): Promise<OrderRow> {
  return AT_ONCE.run(() => placeOne(container, request))
}

async function placeOne(container: MedusaContainer, request: PlaceOrderRequest): Promise<OrderRow> {
  const { idempotency_key, buyer, lines: wanted } = request
  const key = { customer_id: buyer.customer_id, ...(idempotency_key && { idempotency_key }) }
  const { order_id, parts, shop_minimum } = await readPurchase(container, key, wanted)
  if (order_id) return knownOrder(container, order_id)
  // Of a crowd at the last pieces most end here, for the price of one statement.
  const lines = wanted.map((line, index) =>
    checkPurchase(line, { sellable: parts[index], shop_minimum }),
  )
  const input = { ...request, lines }
  const { result, errors } = await placeOrderWorkflow(container).run({ input, throwOnError: false })
  if (errors.length === 0) return result
  // A twin under the same key came first: this one met its key, or the stock that it took.
  const twin = await readKeyedOrderId(container, key)
  if (!twin) throw errors[0]?.error
  return knownOrder(container, twin)
}

async function knownOrder(container: MedusaContainer, id: string): Promise<OrderRow> {
  const order = await readOrder(container, id)
  if (!order) throw new ShopError("order_not_found")
  return order
}
