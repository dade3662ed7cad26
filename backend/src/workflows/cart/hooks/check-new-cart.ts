import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { createCartWorkflow } from "@medusajs/medusa/core-flows"
import { checkLines } from "../../order/lines/check-lines"

/** A cart can be made with its lines already in it. */
createCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  await checkLines(container, input.items ?? [])
  return new StepResponse(undefined)
})
