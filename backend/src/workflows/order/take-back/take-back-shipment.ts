import {
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
import type { DeliveryTakenBack } from "../../../kit/registry/points"
import { tellHandlersStep } from "../../plugin-handlers/handler-steps"
import { announceStep, type News } from "../announce"
import { writeTakingBackStep, type TakeBackInput, type TakenBack } from "./write-taking-back"

const tellPluginsStep = tellHandlersStep("deliverOrder.takenBack")

/**
 * Takes a shipment of an order back, once: what it held is open and reserved again. Plugins are told
 * where the order counted as delivered. Throws ShopError.
 */
export const takeBackShipmentWorkflow = createWorkflow(
  "take-back-shipment",
  (input: TakeBackInput) => {
    const taken = writeTakingBackStep(input)
    const fact = transform({ input }, toTell)
    const deliveryTakenBack = when(
      "was-delivered",
      taken,
      ({ was_delivered }) => was_delivered,
    ).then(() => {
      tellPluginsStep(fact)
      return createHook("deliveryTakenBack", fact)
    })
    announceStep({ news: transform({ taken }, newsOf) })
    return new WorkflowResponse({ order_id: input.order_id }, { hooks: [deliveryTakenBack] })
  },
)

function toTell({ input }: { input: TakeBackInput }): DeliveryTakenBack {
  const { order_id, taken_back_by } = input
  return { order_id, taken_back_by: taken_back_by ?? null }
}

function newsOf({ taken }: { taken: TakenBack }): News[] {
  const { order_id, shipment_id, stock } = taken
  const each = (name: string, ids: string[]) => ids.map((id) => ({ name, data: { id, order_id } }))
  return [
    { name: Order.FULFILLMENT_CANCELED, data: { order_id, fulfillment_id: shipment_id } },
    ...each(Level.UPDATED, stock.level_ids),
    ...each(Reservation.CREATED, stock.made),
    ...each(
      Reservation.UPDATED,
      stock.grown.map(({ id }) => id),
    ),
  ]
}
