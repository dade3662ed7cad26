import { generateEntityId } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export const identifyProductStepId = "identify-product"

/** The id that a new product will have, so that its event can be told before it is written. */
export const identifyProductStep = createStep(
  identifyProductStepId,
  async () => new StepResponse({ id: generateEntityId(undefined, "prod") }),
)
