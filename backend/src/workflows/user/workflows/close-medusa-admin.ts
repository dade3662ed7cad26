import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { deleteUsersWorkflow } from "@medusajs/medusa/core-flows"
import { releaseIdentitiesStep } from "../steps/release-identities"
import { revokeKeysStep } from "../steps/revoke-keys"

export type CloseMedusaAdminInput = { user_id: string | null }

export const closeMedusaAdminWorkflowId = "close-medusa-admin"

/**
 * Takes a person's user of Medusa Admin away, and the API keys made with it; nothing to do for somebody without one. Medusa's own
 * workflow lets go of one identity alone, and staff may have a second one with a password.
 */
export const closeMedusaAdminWorkflow = createWorkflow(
  closeMedusaAdminWorkflowId,
  (input: CloseMedusaAdminInput) => {
    when("user-is-there", { input }, ({ input }) => input.user_id !== null).then(() => {
      const userId = transform({ input }, ({ input }) => input.user_id ?? "")
      revokeKeysStep({ user_id: userId })
      releaseIdentitiesStep({ actor: "user_id", actor_id: userId })
      deleteUsersWorkflow.runAsStep({ input: { ids: [userId] } })
    })
    return new WorkflowResponse({ user_id: input.user_id })
  },
)
