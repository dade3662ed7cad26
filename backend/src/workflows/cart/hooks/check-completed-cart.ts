import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { completeCartWorkflow } from "@medusajs/medusa/core-flows"
import { checkLines } from "../../order/lines/check-lines"

/** Rules and stock may have changed since the lines came into the cart. */
completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  if (!cart.completed_at) await checkLines(container, cart.items ?? [])
  return new StepResponse(undefined)
})
