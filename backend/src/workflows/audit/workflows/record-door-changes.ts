import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { writeAuditEntriesStep, type WriteAuditEntriesInput } from "../steps/write-audit-entries"

export const recordDoorChangesWorkflowId = "record-door-changes"

/** Writes into the trail what a call of Medusa's own routes changed. */
export const recordDoorChangesWorkflow = createWorkflow(
  recordDoorChangesWorkflowId,
  (input: WriteAuditEntriesInput) => new WorkflowResponse(writeAuditEntriesStep(input)),
)
