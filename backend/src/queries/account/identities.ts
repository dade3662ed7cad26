import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"
import { queryPrepared } from "../database/prepared-query"

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
  return queryGraph<IdentityRow>(container, {
    entity: "auth_identity",
    fields: ["id", "app_metadata", "provider_identities.*"],
    filters: { app_metadata: actor },
  })
}

/** Read with the first call in each minute of somebody who is signed in. */
const ACCOUNTS = `select p.entity_id from auth_identity a
  join provider_identity p on p.auth_identity_id = a.id and p.provider = 'firebase'
    and p.deleted_at is null
  where a.app_metadata @> cast(:actor as jsonb) and a.deleted_at is null`

/** The uids at the identity provider of this customer or this user of Medusa Admin. */
export async function readAccountUids(
  container: MedusaContainer,
  actor: { customer_id: string } | { user_id: string },
): Promise<string[]> {
  const bindings = { actor: JSON.stringify(actor) }
  const rows = await queryPrepared<{ entity_id: string }>(container, ACCOUNTS, bindings)
  return rows.map((row) => row.entity_id)
}

/** The account at the identity provider that an identity stands for, where it is one of its. */
export function providerAccount({ provider_identities }: IdentityRow) {
  return provider_identities.find(({ provider }) => provider === "firebase")
}
