import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
  releaseLockStep,
} from "@medusajs/medusa/core-flows"
import { LOCK_RETRY, LOCK_TIMEOUT, LOCK_TTL, orderLockKey } from "../../payment/order-lock"
import { checkOrderStep } from "../steps/check-order"
import { keepFulfilmentsStep } from "../steps/keep-fulfilments"

export type DeliverOrderInput = { order_id: string }

export const deliverOrderWorkflowId = "deliver-order"

/** Fulfils, ships and marks delivered all lines of an order: the stock leaves the house once. */
export const deliverOrderWorkflow = createWorkflow(
  deliverOrderWorkflowId,
  ({ order_id }: DeliverOrderInput) => {
    const key = transform({ order_id }, ({ order_id }) => orderLockKey(order_id))
    acquireLockStep({ key, timeout: LOCK_TIMEOUT, ttl: LOCK_TTL, retryInterval: LOCK_RETRY })
    const order = checkOrderStep({ order_id, action: "deliver" })
    const items = transform({ order }, ({ order }) =>
      order.items.map((item) => ({ id: item.id, quantity: Number(item.quantity) })),
    )
    keepFulfilmentsStep({ items })
    const fulfilment = createOrderFulfillmentWorkflow.runAsStep({ input: { order_id, items } })
    createOrderShipmentWorkflow.runAsStep({
      input: { order_id, fulfillment_id: fulfilment.id, items },
    })
    markOrderFulfillmentAsDeliveredWorkflow.runAsStep({
      input: { orderId: order_id, fulfillmentId: fulfilment.id },
    })
    releaseLockStep({ key })
    return new WorkflowResponse({ order_id })
  },
)
