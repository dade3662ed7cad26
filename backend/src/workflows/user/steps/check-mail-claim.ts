import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ShopError } from "../../../errors/shop-error"
import { readIdentity } from "../../../identity/admin-client"
import {
  type IdentityRow,
  providerAccount,
  readIdentities,
} from "../../../queries/account/identities"
import { isClaimed, readMailClaim } from "../../../queries/account/mail-claim"
import { readMembers } from "../../../queries/account/members"
import { mayAskForAccounts } from "../../../settings/providers/identity-settings"
import { askIdentityProvider, identityTarget } from "../ask-identity-provider"
import { findStaffUser } from "../find-staff-user"

export type CheckMailClaimInput = {
  auth_identity_id: string
  /** In small letters, as the provider has it now. */
  email: string
  verified: boolean
}

/** What is to be done so that an identity can come in with its mail; null is nothing of it. */
export type MailClaimPlan = {
  /** The customer who goes over to the identity, with orders and all. */
  handed_over: string | null
  /** The customer who loses the mail and keeps all else. */
  released: string | null
  /** The identity's own customer, who gets the mail. */
  moved: string | null
  /** The mail that `moved` had. */
  before: string
  /** The role that ends with the mail, and the user of Medusa Admin. */
  administrator_id: string | null
  user_id: string | null
}

const NOTHING: MailClaimPlan = {
  handed_over: null,
  released: null,
  moved: null,
  before: "",
  administrator_id: null,
  user_id: null,
}

export const checkMailClaimStepId = "check-mail-claim"

/**
 * A mail is whose account has verified it. Who had it in the shop until now keeps their record
 * without it; but where their account is gone, and had verified this mail, the person has made it
 * anew and the record is theirs. Throws email_unconfirmed, email_taken, staff_email_changed,
 * identity_unavailable.
 */
export const checkMailClaimStep = createStep(
  checkMailClaimStepId,
  async (input: CheckMailClaimInput, { container }) => {
    const claim = await readMailClaim(container, input)
    if (!isClaimed(claim, input)) return new StepResponse(NOTHING)
    const { own, holder } = claim
    if (!input.verified) {
      throw new ShopError("email_unconfirmed", own ? { variant: "changed" } : {})
    }
    if (own) await refuseStaff(container, own.customer_id)
    const plan = {
      ...NOTHING,
      ...(own && { moved: own.customer_id, before: own.email }),
      ...(holder && (await planFor(container, holder, input.email))),
    }
    // Whoever has a customer already gets the mail alone: nobody takes over a second record.
    if (!own || !plan.handed_over) return new StepResponse<MailClaimPlan>(plan)
    return new StepResponse<MailClaimPlan>({
      ...plan,
      released: plan.handed_over,
      handed_over: null,
    })
  },
)

/** A role was given to a mail: it does not follow to another one by itself. */
async function refuseStaff(container: MedusaContainer, customer_id: string): Promise<void> {
  const [member] = await readMembers(container, { id: customer_id })
  const user = await findStaffUser(container, await readIdentities(container, { customer_id }))
  if (member?.is_admin || user) throw new ShopError("staff_email_changed")
}

/** What becomes of a customer whose mail another account has verified, and of their role. */
async function planFor(
  container: MedusaContainer,
  { customer_id, linked }: { customer_id: string; linked: boolean },
  email: string,
) {
  if (!linked) return { released: customer_id }
  const identities = await readIdentities(container, { customer_id })
  const [member] = await readMembers(container, { id: customer_id })
  const user = await findStaffUser(container, identities)
  const role = {
    administrator_id: member?.is_admin ? member.member_id : null,
    user_id: user?.id ?? null,
  }
  const goesOver = await wasTheirs(identities, email)
  return goesOver ? { handed_over: customer_id, ...role } : { released: customer_id, ...role }
}

/**
 * Whether the accounts behind a customer are gone, and one had verified the mail. Where the shop
 * cannot ask, nobody knows. Throws email_taken where one of them has it, verified, still.
 */
async function wasTheirs(identities: IdentityRow[], email: string): Promise<boolean> {
  if (!mayAskForAccounts(identityTarget())) return false
  const known = identities.flatMap((identity) => providerAccount(identity) ?? [])
  const accounts = await askIdentityProvider(() =>
    Promise.all(known.map(({ entity_id: uid }) => readIdentity(identityTarget(), { uid }))),
  )
  if (accounts.some((account) => account?.verified && account.email === email)) {
    throw new ShopError("email_taken")
  }
  if (accounts.some(Boolean)) return false
  return known.some(
    ({ user_metadata: told }) => told?.email === email && told.email_verified === true,
  )
}
