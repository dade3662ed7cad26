import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { isoTime } from "../../../queries/order/order-state"
import { readOrders } from "../../../queries/order/orders"
import { readOwedOrderEvents } from "../../../queries/webhook/owed-order-events"
import { ROUND } from "../delivery"
import { orderEventData } from "../order-event-data"
import { writeDeliveries } from "../write-deliveries"

export type WriteOrderEventsInput = {
  /** Orders, payments and fulfilments that events named; without them all orders are looked at. */
  announced?: string[]
}

export const writeOrderEventsStepId = "write-order-events"

/** Writes down what endpoints are owed for what happened to orders; a second time adds nothing. */
export const writeOrderEventsStep = createStep(
  writeOrderEventsStepId,
  async (input: WriteOrderEventsInput, { container }) => {
    const looked_at = new Date()
    const owed = await readOwedOrderEvents(container, { ...input, limit: ROUND })
    if (owed.length === 0) return new StepResponse({ count: 0, looked_at })
    const id = [...new Set(owed.map(({ order_id }) => order_id))]
    const orders = await readOrders(container, { id, includeCancelled: true })
    const dataOf = new Map(orders.map((order) => [order.id, order]))
    const deliveries = owed.flatMap(({ endpoint_id, event_id, type, order_id, refund, at }) => {
      const order = dataOf.get(order_id)
      if (!order) return []
      const timestamp = isoTime(at) ?? ""
      return [
        { endpoint_id, event_id, body: { type, timestamp, data: orderEventData(order, refund) } },
      ]
    })
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await writeDeliveries(database, deliveries)
    return new StepResponse({ count: owed.length, looked_at })
  },
)
