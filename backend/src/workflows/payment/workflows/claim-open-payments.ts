import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { claimOpenPaymentsStep } from "../steps/claim-open-payments"

export const claimOpenPaymentsWorkflowId = "claim-open-payments"

/** What one round of the reconciler is to ask the provider about. */
export const claimOpenPaymentsWorkflow = createWorkflow(
  claimOpenPaymentsWorkflowId,
  () => new WorkflowResponse(claimOpenPaymentsStep()),
)
