import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ShopError } from "../../../errors/shop-error"
import { readIdentity } from "../../../identity/admin-client"
import { IdentityCallError } from "../../../identity/identity-call-error"
import {
  type IdentityRow,
  providerAccount,
  readIdentities,
} from "../../../queries/account/identities"
import { readMembers } from "../../../queries/account/members"
import { askIdentityProvider, identityTarget } from "../ask-identity-provider"
import { findFreeStaffUser, findStaffUser } from "../find-staff-user"
import { isOnlyAdministrator } from "../is-only-administrator"

/**
 * Whether the identity has verified this very mail, as the provider knows it now; a project without
 * a service account cannot be asked, there the last sign-in counts. Throws identity_unavailable.
 */
async function hasVerified(identity: IdentityRow, mail: string): Promise<boolean> {
  const account = providerAccount(identity)
  if (!account) return false
  return askIdentityProvider(async () => {
    try {
      const now = await readIdentity(identityTarget(), { uid: account.entity_id })
      return now !== undefined && now.verified && now.email === mail
    } catch (error) {
      if (!(error instanceof IdentityCallError) || error.code !== "NO_SERVICE_ACCOUNT") throw error
      const { email, email_verified = false } = account.user_metadata ?? {}
      return email_verified && email === mail
    }
  })
}

export type CheckRoleChangeInput = { customer_id: string; is_admin: boolean }

/** What is to be done for a role: nothing where the person has it, or lacks it, already. */
export type RoleChange = {
  change: "promote" | "demote" | null
  member_id: string
  auth_identity_id: string
  email: string
  name: string
  /** The person's user of Medusa Admin, where there is one. */
  user_id: string | null
}

export const checkRoleChangeStepId = "check-role-change"

/** Only who has verified the customer's mail may administrate, and the shop never loses its last administrator. */
export const checkRoleChangeStep = createStep(
  checkRoleChangeStepId,
  async ({ customer_id, is_admin }: CheckRoleChangeInput, { container }) => {
    const [member] = await readMembers(container, { id: customer_id })
    if (!member?.member_id) throw new ShopError("user_not_found")
    const { member_id, email, name } = member
    const identities = await readIdentities(container, { customer_id })
    const identity = identities.find(providerAccount)
    const user = await findStaffUser(container, identities)
    const opened = member.is_admin && user !== null && identity?.app_metadata?.user_id === user.id
    const change = is_admin ? (opened ? null : "promote") : member.is_admin ? "demote" : null
    if (change === "promote" && !(identity && (await hasVerified(identity, email)))) {
      throw new ShopError("email_not_verified")
    }
    if (change === "demote" && (await isOnlyAdministrator(container, member_id)))
      throw new ShopError("last_admin")
    return new StepResponse<RoleChange>({
      change,
      member_id,
      auth_identity_id: identity?.id ?? "",
      email,
      name,
      user_id: (user ?? (is_admin ? await findFreeStaffUser(container, email) : null))?.id ?? null,
    })
  },
)
