import type { AuthIdentityDTO, AuthIdentityProviderService } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"

type Kept = { entity_id: string; user_metadata: Record<string, unknown> }

/** Medusa's identity of a Firebase account: updated where there is one, else made. */
export async function keepIdentity(
  identities: AuthIdentityProviderService,
  kept: Kept,
): Promise<AuthIdentityDTO> {
  const known = await update(identities, kept)
  if (known) return known
  try {
    return await identities.create(kept)
  } catch (error) {
    // Two first sign-ins at once, say from two tabs: the other one was faster.
    const made = await update(identities, kept)
    if (made) return made
    throw error
  }
}

async function update(
  identities: AuthIdentityProviderService,
  { entity_id, user_metadata }: Kept,
): Promise<AuthIdentityDTO | undefined> {
  try {
    return await identities.update(entity_id, { user_metadata })
  } catch (error) {
    if (error instanceof MedusaError && error.type === MedusaError.Types.NOT_FOUND) return undefined
    throw error
  }
}
