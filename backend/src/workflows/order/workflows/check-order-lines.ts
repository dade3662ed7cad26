import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { checkOrderLinesStep, type CheckOrderLinesInput } from "../steps/check-order-lines"

export const checkOrderLinesWorkflowId = "check-order-lines"

/** Whether an order that staff write or edit keeps to the quantity rules; changes nothing. */
export const checkOrderLinesWorkflow = createWorkflow(
  checkOrderLinesWorkflowId,
  (input: CheckOrderLinesInput) => new WorkflowResponse(checkOrderLinesStep(input)),
)
