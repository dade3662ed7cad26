import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

export type ActorKey = "customer_id" | "user_id"

/** What an auth identity says it is in the shop. */
export type AppMetadata = Record<string, unknown> | null

export type KeptMetadata = { auth_identity_id: string; metadata: AppMetadata }

/** Writes who an identity is in the shop, or takes it away; answers all of its metadata before. */
export async function writeActorId(
  container: MedusaContainer,
  { id, actor, value }: { id: string; actor: ActorKey; value: string | undefined },
): Promise<KeptMetadata> {
  const auth = container.resolve(Modules.AUTH)
  const { app_metadata } = await auth.retrieveAuthIdentity(id)
  await auth.updateAuthIdentities({ id, app_metadata: { ...app_metadata, [actor]: value } })
  return { auth_identity_id: id, metadata: app_metadata ?? null }
}

/**
 * Gives an identity the metadata back that writeActorId answered. Medusa merges it: a key that is
 * left out would stay, one that is undefined goes.
 */
export async function restoreMetadata(
  container: MedusaContainer,
  { auth_identity_id: id, metadata }: KeptMetadata,
): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  const { app_metadata } = await auth.retrieveAuthIdentity(id)
  const made = Object.keys(app_metadata ?? {}).map((key) => [key, undefined])
  await auth.updateAuthIdentities({
    id,
    app_metadata: metadata && { ...Object.fromEntries(made), ...metadata },
  })
}
