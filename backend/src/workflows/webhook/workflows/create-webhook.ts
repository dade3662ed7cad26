import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { CreateWebhook } from "../../../contract/webhook/webhook"
import { beginStockStep } from "../steps/begin-stock"
import { createWebhookStep } from "../steps/create-webhook"

export const createWebhookWorkflowId = "create-webhook"

/** Adds an endpoint; answers its secret, once. Errors: invalid_input, too_many_webhooks. */
export const createWebhookWorkflow = createWorkflow(
  createWebhookWorkflowId,
  (input: CreateWebhook) => {
    beginStockStep()
    return new WorkflowResponse(createWebhookStep(input))
  },
)
