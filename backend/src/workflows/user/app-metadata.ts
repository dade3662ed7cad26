import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

export type ClaimKey = "customer_id" | "user_id"

/** What an auth identity says it is in the shop. */
export type Claims = Record<string, unknown> | null

export type KeptClaims = { auth_identity_id: string; claims: Claims }

/** Writes one claim of an identity, or takes it away; answers what all of them were. */
export async function writeClaim(
  container: MedusaContainer,
  { id, actor, value }: { id: string; actor: ClaimKey; value: string | undefined },
): Promise<KeptClaims> {
  const auth = container.resolve(Modules.AUTH)
  const { app_metadata } = await auth.retrieveAuthIdentity(id)
  await auth.updateAuthIdentities({ id, app_metadata: { ...app_metadata, [actor]: value } })
  return { auth_identity_id: id, claims: app_metadata ?? null }
}

/**
 * Gives an identity the claims back that writeClaim answered. Medusa merges metadata: a key that is
 * left out would stay, one that is undefined goes.
 */
export async function restoreClaims(
  container: MedusaContainer,
  { auth_identity_id: id, claims }: KeptClaims,
): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  const { app_metadata } = await auth.retrieveAuthIdentity(id)
  const made = Object.keys(app_metadata ?? {}).map((key) => [key, undefined])
  await auth.updateAuthIdentities({
    id,
    app_metadata: claims && { ...Object.fromEntries(made), ...claims },
  })
}
