import {
  createHook,
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { markOrderFulfillmentAsDeliveredWorkflow } from "@medusajs/medusa/core-flows"
import type { OrderToDeliver } from "../../../kit/registry/points"
import { askHandlersStep, tellHandlersStep } from "../../plugin-handlers/handler-steps"
import { isLastParcelStep } from "./last-parcel"

export type DeliverParcelInput = {
  order_id: string
  fulfillment_id: string
  /** Who of the staff says that it has arrived. */
  delivered_by: string
  no_notification?: boolean
}

const askPluginsStep = askHandlersStep("deliverOrder.validate")
const tellPluginsStep = tellHandlersStep("deliverOrder.delivered")

/**
 * Marks a parcel that staff sent by Medusa Admin as arrived, by Medusa's own workflow. With the last
 * one the order is delivered: plugins are asked and told as of a delivery by the shop. Throws what
 * Medusa does, and what a plugin refuses it with.
 */
export const deliverParcelWorkflow = createWorkflow(
  "deliver-parcel",
  (input: DeliverParcelInput) => {
    const { order_id } = input
    const fact = transform({ input }, toDeliver)
    const isLast = isLastParcelStep({ order_id, fulfillment_id: input.fulfillment_id })
    when("order-is-to-arrive", { isLast }, ({ isLast }) => isLast).then(() => {
      askPluginsStep(fact)
    })
    const parcel = transform({ input }, toMark)
    markOrderFulfillmentAsDeliveredWorkflow.runAsStep({ input: parcel })
    const orderDelivered = when("order-has-arrived", { isLast }, ({ isLast }) => isLast).then(
      () => {
        tellPluginsStep(fact)
        return createHook("orderDelivered", fact)
      },
    )
    return new WorkflowResponse({ order_id }, { hooks: [orderDelivered] })
  },
)

function toDeliver({ input }: { input: DeliverParcelInput }): OrderToDeliver {
  const { order_id, delivered_by } = input
  return { order_id, delivered_by, additional_data: {} }
}

function toMark({ input }: { input: DeliverParcelInput }) {
  const { order_id, fulfillment_id, no_notification } = input
  return { orderId: order_id, fulfillmentId: fulfillment_id, no_notification }
}
