import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import { closeOpenSessions } from "../provider/close-open-sessions"

/** Whoever runs Medusa's own cancel, a plugin for instance, leaves no payment intent payable. */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  await closeOpenSessions(container, order.id)
  return new StepResponse(undefined)
})
