import { Modules } from "@medusajs/framework/utils"
import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  deleteCustomersWorkflow,
  releaseLockStep,
  removeRemoteLinkStep,
} from "@medusajs/medusa/core-flows"
import { ADMINISTRATORS_LOCK } from "../administrators-lock"
import {
  checkMemberDeletionStep,
  type CheckMemberDeletionInput,
} from "../steps/check-member-deletion"
import { disableIdentityStep } from "../steps/disable-identity"
import { releaseIdentitiesStep } from "../steps/release-identities"
import { updateMemberStep } from "../steps/update-member"
import { closeMedusaAdminWorkflow } from "./close-medusa-admin"

export type DeleteMemberInput = CheckMemberDeletionInput

export const deleteMemberWorkflowId = "delete-member"

/**
 * Deletes a person: closed at the identity provider first, then out of Medusa Admin and the shop.
 * Orders and reviews stay. Errors: user_not_found, own_account, last_admin, identity_unavailable.
 */
export const deleteMemberWorkflow = createWorkflow(
  deleteMemberWorkflowId,
  (input: DeleteMemberInput) => {
    acquireLockStep(ADMINISTRATORS_LOCK)
    const person = checkMemberDeletionStep(input)
    disableIdentityStep({ uid: person.uid, email: person.email })
    // For the audit trail: the role is taken before the person goes.
    when("person-administrates", { person }, ({ person }) => person.administrator_id !== null).then(
      () => {
        updateMemberStep({
          id: transform({ person }, ({ person }) => person.administrator_id ?? ""),
          is_admin: false,
        })
      },
    )
    closeMedusaAdminWorkflow.runAsStep({ input: { user_id: person.user_id } })
    releaseIdentitiesStep({ actor: "customer_id", actor_id: input.customer_id })
    // The link to the member takes the member along.
    removeRemoteLinkStep({ [Modules.CUSTOMER]: { customer_id: input.customer_id } })
    deleteCustomersWorkflow.runAsStep({
      input: transform({ input }, ({ input }) => ({ ids: [input.customer_id] })),
    })
    releaseLockStep({ key: ADMINISTRATORS_LOCK.key })
    return new WorkflowResponse({ customer_id: input.customer_id })
  },
)
