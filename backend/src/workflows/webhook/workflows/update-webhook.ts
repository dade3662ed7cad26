import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { beginStockStep } from "../steps/begin-stock"
import { updateWebhookStep, type UpdateWebhookStepInput } from "../steps/update-webhook"

export const updateWebhookWorkflowId = "update-webhook"

/** Changes an endpoint. Errors: webhook_not_found, invalid_input. */
export const updateWebhookWorkflow = createWorkflow(
  updateWebhookWorkflowId,
  (input: UpdateWebhookStepInput) => {
    beginStockStep()
    return new WorkflowResponse(updateWebhookStep(input))
  },
)
