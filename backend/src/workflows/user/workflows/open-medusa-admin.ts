import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { createUsersWorkflow } from "@medusajs/medusa/core-flows"
import { splitName } from "../person-name"
import { linkIdentityStep } from "../steps/link-identity"
import type { RoleChange } from "../steps/check-role-change"

export type OpenMedusaAdminInput = Omit<RoleChange, "change">

export const openMedusaAdminWorkflowId = "open-medusa-admin"

/** Lets a person into Medusa Admin by the identity they shop with: one user of it per mail. */
export const openMedusaAdminWorkflow = createWorkflow(
  openMedusaAdminWorkflowId,
  (input: OpenMedusaAdminInput) => {
    const created = when("user-is-missing", { input }, ({ input }) => !input.user_id).then(() =>
      createUsersWorkflow.runAsStep({
        input: transform({ input }, ({ input: { email, name } }) => ({
          users: [{ email, ...splitName(name) }],
        })),
      }),
    )
    const userId = transform(
      { input, created },
      ({ input, created }) => input.user_id ?? created?.[0]?.id ?? "",
    )
    linkIdentityStep({
      auth_identity_id: input.auth_identity_id,
      actor: "user_id",
      actor_id: userId,
    })
    return new WorkflowResponse({ user_id: userId })
  },
)
