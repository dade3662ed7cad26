import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { revokeTokenStep, type RevokeTokenInput } from "../steps/revoke-token"

export const signOutWorkflowId = "sign-out"

/** Ends an access token before its time, on every door. */
export const signOutWorkflow = createWorkflow(signOutWorkflowId, (input: RevokeTokenInput) => {
  const revoked = revokeTokenStep(input)
  return new WorkflowResponse(revoked)
})
