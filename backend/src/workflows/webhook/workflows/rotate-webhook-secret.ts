import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  rotateWebhookSecretStep,
  type RotateWebhookSecretInput,
} from "../steps/rotate-webhook-secret"

export const rotateWebhookSecretWorkflowId = "rotate-webhook-secret"

/** Another secret, told once; the old one signs beside it for a day. Errors: webhook_not_found. */
export const rotateWebhookSecretWorkflow = createWorkflow(
  rotateWebhookSecretWorkflowId,
  (input: RotateWebhookSecretInput) => new WorkflowResponse(rotateWebhookSecretStep(input)),
)
