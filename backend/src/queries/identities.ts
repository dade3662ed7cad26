import type { MedusaContainer } from "@medusajs/framework/types"
import { graph } from "./graph"

export type IdentityRow = {
  id: string
  app_metadata: { customer_id?: string | null; user_id?: string | null } | null
  provider_identities: {
    provider: string
    entity_id: string
    user_metadata: { email_verified?: boolean } | null
  }[]
}

/** The auth identities that say they are this customer or this user of Medusa Admin. */
export function readIdentities(
  container: MedusaContainer,
  actor: { customer_id: string } | { user_id: string },
): Promise<IdentityRow[]> {
  return graph<IdentityRow>(container, {
    entity: "auth_identity",
    fields: ["id", "app_metadata", "provider_identities.*"],
    filters: { app_metadata: actor },
  })
}

/** The account at the identity provider that an identity stands for, where it is one of its. */
export function providerAccount({ provider_identities }: IdentityRow) {
  return provider_identities.find(({ provider }) => provider === "firebase")
}
