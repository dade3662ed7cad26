import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
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
import { disableIdentity, enableIdentity, readIdentity } from "../../../identity/admin-client"
import { ADMINISTRATORS_LOCK } from "../../../locks/locks"
import { askIdentityProvider, identityTarget } from "../ask-identity-provider"
import {
  type CheckMemberDeletionInput,
  checkMemberDeletionStep,
} from "../steps/check-member-deletion"
import { deletePartListsStep } from "../steps/delete-part-lists"
import { releaseIdentitiesStep } from "../steps/release-identities"
import { updateMemberStep } from "../steps/update-member"
import { closeMedusaAdminWorkflow } from "./close-medusa-admin"

type DisableIdentityInput = { uid: string | null; email: string }

const disableIdentityStepId = "disable-identity"

/**
 * Closes a person's account at the identity provider; undone only where it was open. A disabled mail
 * can neither sign in nor register again. Throws identity_unavailable.
 */
const disableIdentityStep = createStep(
  disableIdentityStepId,
  async ({ uid, email }: DisableIdentityInput) => {
    const closed = await askIdentityProvider(async () => {
      const account = await readIdentity(identityTarget(), uid ? { uid } : { email })
      if (!account || account.disabled) return null
      await disableIdentity(identityTarget(), account.uid)
      return account.uid
    })
    return new StepResponse({ uid: closed }, closed)
  },
  async (closed) => {
    if (closed) await enableIdentity(identityTarget(), closed)
  },
)

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
    deletePartListsStep({ customer_id: input.customer_id })
    // The link to the member takes the member along.
    removeRemoteLinkStep({ [Modules.CUSTOMER]: { customer_id: input.customer_id } })
    deleteCustomersWorkflow.runAsStep({
      input: transform({ input }, ({ input }) => ({ ids: [input.customer_id] })),
    })
    releaseLockStep({ key: ADMINISTRATORS_LOCK.key })
    return new WorkflowResponse({ customer_id: input.customer_id })
  },
)
