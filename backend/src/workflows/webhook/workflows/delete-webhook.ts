import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteWebhookStep, type DeleteWebhookStepInput } from "../steps/delete-webhook"

export const deleteWebhookWorkflowId = "delete-webhook"

/** Takes an endpoint away: nothing more is sent to it. Errors: webhook_not_found. */
export const deleteWebhookWorkflow = createWorkflow(
  deleteWebhookWorkflowId,
  (input: DeleteWebhookStepInput) => new WorkflowResponse(deleteWebhookStep(input)),
)
