import {
  FulfillmentWorkflowEvents as Fulfilment,
  InventoryLevelWorkflowEvents as Level,
  OrderWorkflowEvents as Order,
  ReservationItemWorkflowEvents as Reservation,
} from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { Delivered } from "./deliver"
import { announceStep, type News } from "../announce"
import { readShippingStep } from "./read-shipping"
import { writeDeliveryStep } from "./write-delivery"

export type DeliverOrderInput = {
  order_id: string
  /** Who of the staff delivers; Medusa Admin shows it. */
  delivered_by?: string
}

export const deliverOrderWorkflowId = "deliver-order"

/** Fulfils, ships and marks delivered all lines of an order: the stock leaves the house once. */
export const deliverOrderWorkflow = createWorkflow(
  deliverOrderWorkflowId,
  ({ order_id, delivered_by }: DeliverOrderInput) => {
    const shipping = readShippingStep({ order_id })
    const delivered = writeDeliveryStep({ order_id, shipping, delivered_by })
    announceStep({ news: transform({ delivered }, deliveryNews) })
    return new WorkflowResponse({ order_id })
  },
)

/** The events of Medusa's fulfilment, shipment and delivery. */
function deliveryNews({ delivered }: { delivered: Delivered }): News[] {
  const { order_id, fulfilment_id, level_ids, stock, arrived } = delivered
  const unshipped = arrived.filter(({ shipped_at }) => !shipped_at)
  return [
    ...(fulfilment_id
      ? [{ name: Order.FULFILLMENT_CREATED, data: { order_id, fulfillment_id: fulfilment_id } }]
      : []),
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
