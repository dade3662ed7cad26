import type { MedusaContainer } from "@medusajs/framework/types"
import { type IdentityRow, providerAccount, readIdentities } from "../../queries/account/identities"
import { readMedusaUser, type MedusaUserRow } from "../../queries/account/medusa-users"

/**
 * The user of Medusa Admin that a person is signed in as. Never one of their mail alone: whoever
 * occupies a mail would have, and take along, its owner's.
 */
export async function findStaffUser(
  container: MedusaContainer,
  identities: IdentityRow[],
): Promise<MedusaUserRow | null> {
  const id = identities.map(({ app_metadata }) => app_metadata?.user_id).find(Boolean)
  return (id && (await readMedusaUser(container, { id }))) || null
}

/** The user of Medusa Admin that has a verified mail and no account at the identity provider yet. */
export async function findFreeStaffUser(
  container: MedusaContainer,
  email: string,
): Promise<MedusaUserRow | null> {
  const user = await readMedusaUser(container, { email })
  if (!user) return null
  const identities = await readIdentities(container, { user_id: user.id })
  return identities.some(providerAccount) ? null : user
}
