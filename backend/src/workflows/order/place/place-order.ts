import type { MedusaContainer } from "@medusajs/framework/types"
import { ShopError } from "../../../errors/shop-error"
import { readKeyedOrderId } from "../../../queries/order/purchase/keyed-order"
import { readOrder } from "../../../queries/order/orders"
import type { OrderRow } from "../../../queries/order/row/order-row"
import { readLineDues } from "../../../queries/order/lines/line-dues"
import { readPurchase } from "../../../queries/order/purchase/purchase"
import { Semaphore } from "../../../locks/semaphore"
import { checkPurchase, type WantedLine } from "./check-purchase"
import type { CheckedOrder } from "./order-to-write"
import { placedOrder } from "./placed-order"
import { validatePlacing } from "./plugins-of-placing"
import { pricePurchase } from "./price-purchase"
import { placeOrderWorkflow } from "./place-order-workflow"

export type PlaceOrderRequest = Omit<CheckedOrder, "lines" | "added"> & {
  lines: WantedLine[]
  /** What the buyer saw that all of it comes to, in major units. */
  seen_total?: number | undefined
}

/**
 * A crowd at the last pieces comes in the same moment. All at once they would find the pieces there
 * and each begin an order; a few at a time, most are refused by a look at the stock.
 */
const AT_ONCE = new Semaphore(16)

/** Long lists take longest: two of them at a time leave the others' places alone. */
const LONG_LISTS = new Semaphore(2)
const MANY_LINES = 20

/**
 * Places an unpaid order: its lines are checked once, then all of it is written in one statement.
 * Under an Idempotency-Key there is one order: a repeat is answered by the order of that time, as it
 * is now. Throws ShopError: see checkPurchase and pricePurchase, and what a plugin refuses it with.
 */
export function placeOrder(
  container: MedusaContainer,
  request: PlaceOrderRequest,
): Promise<OrderRow> {
  const place = () => AT_ONCE.run(() => placeOne(container, request))
  return request.lines.length > MANY_LINES ? LONG_LISTS.run(place) : place()
}

async function placeOne(container: MedusaContainer, request: PlaceOrderRequest): Promise<OrderRow> {
  const { seen_total, ...order } = request
  const { idempotency_key, buyer, lines: wanted, additional_data = {}, is_demo } = order
  const key = { customer_id: buyer.customer_id, ...(idempotency_key && { idempotency_key }) }
  const { order_id, parts, shop_minimum } = await readPurchase(container, key, wanted)
  if (order_id) return knownOrder(container, order_id)
  // Of a crowd at the last pieces most end here, for the price of one statement.
  const lines = checkPurchase(wanted, { parts, shop_minimum })
  const asked = { customer_id: buyer.customer_id, lines, additional_data, seen_total }
  const currency_code = parts[0]?.currency_code ?? ""
  const added = is_demo ? [] : await pricePurchase(container, { ...asked, currency_code })
  const input = { ...order, lines, added }
  await validatePlacing(container, [input, wanted])
  const { result, errors } = await placeOrderWorkflow(container).run({ input, throwOnError: false })
  if (errors.length === 0) {
    const mayWait = lines.some(({ sellable }) => sellable.expected.length > 0)
    const dues = await readLineDues(container, mayWait ? result.line_ids : [])
    return placedOrder({ input, written: result, dues })
  }
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
