import {
  FulfillmentWorkflowEvents as Fulfilment,
  InventoryLevelWorkflowEvents as Level,
  OrderWorkflowEvents as Order,
  ReservationItemWorkflowEvents as Reservation,
} from "@medusajs/framework/utils"
import {
  createHook,
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { AdditionalData, OrderToDeliver } from "../../../kit/registry/points"
import { askHandlersStep, tellHandlersStep } from "../../plugin-handlers/handler-steps"
import type { Sending } from "./deliver"
import { announceStep, type News } from "../announce"
import { writeDeliveryStep, type WrittenDelivery } from "./write-delivery"

export type DeliverOrderInput = {
  order_id: string
  /** Who of the staff delivers; Medusa Admin shows it. */
  delivered_by?: string
  /** What the caller sent for plugins. */
  additional_data?: AdditionalData
  /** Some pieces, or what is said of all that are open; without it all, and nothing is said. */
  sending?: Sending
}

export const deliverOrderWorkflowId = "deliver-order"

const askPluginsStep = askHandlersStep("deliverOrder.validate")
const tellPluginsStep = tellHandlersStep("deliverOrder.delivered")

/**
 * Fulfils, ships and marks delivered what is open of an order, or some pieces of it: their stock
 * leaves the house once. Plugins are asked of each shipment, and told once nothing is open. Throws
 * ShopError, and what a plugin refuses it with.
 */
export const deliverOrderWorkflow = createWorkflow(
  deliverOrderWorkflowId,
  (input: DeliverOrderInput) => {
    const { order_id, delivered_by, sending } = input
    const fact = transform({ input }, toDeliver)
    askPluginsStep(fact)
    const written = writeDeliveryStep({ order_id, delivered_by, sending })
    const orderDelivered = when("nothing-is-open", written, ({ completes }) => completes).then(
      () => {
        tellPluginsStep(fact)
        return createHook("orderDelivered", fact)
      },
    )
    announceStep({ news: transform({ written }, deliveryNews) })
    return new WorkflowResponse({ order_id }, { hooks: [orderDelivered] })
  },
)

function toDeliver({ input }: { input: DeliverOrderInput }): OrderToDeliver {
  const { order_id, delivered_by, additional_data = {} } = input
  return { order_id, delivered_by: delivered_by ?? null, additional_data }
}

/** The events of Medusa's fulfilment, shipment and delivery. */
function deliveryNews({ written: { delivered } }: { written: WrittenDelivery }): News[] {
  if (!delivered) return []
  const { order_id, fulfilment_ids, level_ids, stock, arrived } = delivered
  const unshipped = arrived.filter(({ shipped_at }) => !shipped_at)
  return [
    ...fulfilment_ids.map((fulfillment_id) => ({
      name: Order.FULFILLMENT_CREATED,
      data: { order_id, fulfillment_id },
    })),
    ...told(Level.UPDATED, level_ids, { order_id }),
    ...told(Reservation.UPDATED, idsOf(stock.shrunk), { order_id }),
    ...told(Reservation.DELETED, stock.used, { order_id }),
    ...told(Fulfilment.SHIPMENT_CREATED, idsOf(unshipped)),
    ...told(Fulfilment.DELIVERY_CREATED, idsOf(arrived)),
  ]
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

function told(name: string, ids: string[], more: Record<string, unknown> = {}): News[] {
  return ids.map((id) => ({ name, data: { id, ...more } }))
}
