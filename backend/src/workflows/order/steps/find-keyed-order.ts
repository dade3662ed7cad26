import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readKeyedOrderId, type OrderKey } from "../../../queries/keyed-order"

export const findKeyedOrderStepId = "find-keyed-order"

/** The order that was placed under this key before; its id is null where there is none. */
export const findKeyedOrderStep = createStep(
  findKeyedOrderStepId,
  async (input: OrderKey, { container }) =>
    new StepResponse({ id: await readKeyedOrderId(container, input) }),
)
