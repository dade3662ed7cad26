import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { makeDeliveryDueStep, type MakeDeliveryDueInput } from "../steps/make-delivery-due"

export const sendDeliveryAgainWorkflowId = "send-webhook-delivery-again"

/** Lets a delivery go out once more. Errors: delivery_not_found, webhook_off. */
export const sendDeliveryAgainWorkflow = createWorkflow(
  sendDeliveryAgainWorkflowId,
  (input: MakeDeliveryDueInput) => new WorkflowResponse(makeDeliveryDueStep(input)),
)
