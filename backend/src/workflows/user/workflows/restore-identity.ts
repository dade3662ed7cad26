import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { enableIdentityStep, type EnableIdentityInput } from "../steps/enable-identity"

export const restoreIdentityWorkflowId = "restore-identity"

/** Lets a deleted person back: their next sign-in makes a new user record. */
export const restoreIdentityWorkflow = createWorkflow(
  restoreIdentityWorkflowId,
  (input: EnableIdentityInput) => {
    const restored = enableIdentityStep(input)
    return new WorkflowResponse(restored)
  },
)
