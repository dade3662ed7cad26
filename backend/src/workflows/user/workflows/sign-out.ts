import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { MEMBER_MODULE } from "../../../modules/member"
import type { MemberModuleService } from "../../../modules/member/service"

type RevokeTokenInput = { token_hash: string; expires_at: Date }

const revokeTokenStepId = "revoke-token"

/** Remembers that a token is out; a second time changes nothing. */
const revokeTokenStep = createStep(
  revokeTokenStepId,
  async ({ token_hash, expires_at }: RevokeTokenInput, { container }) => {
    const members = container.resolve<MemberModuleService>(MEMBER_MODULE)
    const known = await members.listRevokedTokens({ id: token_hash })
    if (known.length > 0) return new StepResponse({ token_hash }, null)
    await members.createRevokedTokens({ id: token_hash, expires_at })
    return new StepResponse({ token_hash }, token_hash)
  },
  async (made, { container }) => {
    if (made) await container.resolve<MemberModuleService>(MEMBER_MODULE).deleteRevokedTokens(made)
  },
)

export const signOutWorkflowId = "sign-out"

/** Ends an access token before its time, on every door. */
export const signOutWorkflow = createWorkflow(signOutWorkflowId, (input: RevokeTokenInput) => {
  const revoked = revokeTokenStep(input)
  return new WorkflowResponse(revoked)
})
