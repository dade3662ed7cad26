import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { endSessionsStep, type EndSessionsInput } from "../steps/end-sessions"
import { endTokensStep, type EndTokensInput } from "../steps/end-tokens"

export const endStaffSessionsWorkflowId = "end-staff-sessions"

/** Ends sessions of Medusa Admin; ended ones stay ended. Answers which were open. */
export const endStaffSessionsWorkflow = createWorkflow(
  endStaffSessionsWorkflowId,
  (input: EndSessionsInput) => new WorkflowResponse(endSessionsStep(input)),
)

export const endStaffAccessWorkflowId = "end-staff-access"

/** Ends sessions of Medusa Admin and every token that was given for it until now. */
export const endStaffAccessWorkflow = createWorkflow(
  endStaffAccessWorkflowId,
  (input: EndSessionsInput & EndTokensInput) => {
    const ended = endSessionsStep(input)
    endTokensStep(input)
    return new WorkflowResponse({ ended })
  },
)
