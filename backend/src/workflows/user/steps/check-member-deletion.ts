import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { providerAccount, readIdentities } from "../../../queries/account/identities"
import { readMembers } from "../../../queries/account/members"
import { ShopError } from "../../../errors/shop-error"
import { findStaffUser } from "../find-staff-user"
import { isOnlyAdministrator } from "../is-only-administrator"

export type CheckMemberDeletionInput = {
  customer_id: string
  /** Who asks: a customer through /api/v1, a user through Medusa Admin. */
  caller: { customer_id: string } | { user_id: string }
}

/** What there is of a person. */
export type DeletableMember = {
  email: string
  /** The account at the identity provider; null where only the mail can tell. */
  uid: string | null
  user_id: string | null
  /** The member whose role ends with the person; null for somebody without one. */
  administrator_id: string | null
}

export const checkMemberDeletionStepId = "check-member-deletion"

/** Nobody deletes themselves, and the shop never loses its last administrator. */
export const checkMemberDeletionStep = createStep(
  checkMemberDeletionStepId,
  async ({ customer_id, caller }: CheckMemberDeletionInput, { container }) => {
    const [member] = await readMembers(container, { id: customer_id })
    if (!member) throw new ShopError("user_not_found")
    const { email, member_id, is_admin } = member
    const identities = await readIdentities(container, { customer_id })
    const user = await findStaffUser(container, identities)
    const own =
      "user_id" in caller ? caller.user_id === user?.id : caller.customer_id === customer_id
    if (own) {
      throw new ShopError("own_account")
    }
    if (is_admin && member_id && (await isOnlyAdministrator(container, member_id))) {
      throw new ShopError("last_admin")
    }
    const uid = identities.map(providerAccount).find(Boolean)?.entity_id ?? null
    return new StepResponse<DeletableMember>({
      email,
      uid,
      user_id: user?.id ?? null,
      administrator_id: is_admin ? member_id : null,
    })
  },
)
