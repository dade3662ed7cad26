import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { writeStockEventsStep } from "../steps/write-stock-events"

export const oweStockWebhooksWorkflowId = "owe-stock-webhooks"

/** One round of writing down which parts have another stock than was told. */
export const oweStockWebhooksWorkflow = createWorkflow(
  oweStockWebhooksWorkflowId,
  () => new WorkflowResponse(writeStockEventsStep()),
)
