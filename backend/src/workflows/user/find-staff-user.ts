import type { MedusaContainer } from "@medusajs/framework/types"
import type { IdentityRow } from "../../queries/account/identities"
import { readMedusaUser, type MedusaUserRow } from "../../queries/account/medusa-users"

type Person = { email: string; identities: IdentityRow[] }

/** The one user of Medusa Admin that a person has: the one they are signed in as, or of their mail. */
export async function findStaffUser(
  container: MedusaContainer,
  { email, identities }: Person,
): Promise<MedusaUserRow | null> {
  const id = identities.map(({ app_metadata }) => app_metadata?.user_id).find(Boolean)
  const linked = id ? await readMedusaUser(container, { id }) : undefined
  return linked ?? (await readMedusaUser(container, { email })) ?? null
}
