import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"
import { queryPrepared } from "../database/prepared-query"

export type IdentityRow = {
  id: string
  app_metadata: { customer_id?: string | null; user_id?: string | null } | null
  provider_identities: {
    provider: string
    entity_id: string
    user_metadata: { email?: string; email_verified?: boolean } | null
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

/** An identity, and its account at the provider; null for one that the shop keeps itself. */
export type ActorAccount = { identity_id: string; uid: string | null }

/** Read with the first call in each minute of somebody who is signed in. */
const ACCOUNTS = `select a.id as identity_id, p.entity_id as uid from auth_identity a
  left join provider_identity p on p.auth_identity_id = a.id and p.provider = 'firebase'
    and p.deleted_at is null
  where a.app_metadata @> cast(:actor as jsonb) and a.deleted_at is null`

/** The identities that are this customer or this user of Medusa Admin, with their accounts. */
export function readActorAccounts(
  container: MedusaContainer,
  actor: { customer_id: string } | { user_id: string },
): Promise<ActorAccount[]> {
  return queryPrepared<ActorAccount>(container, ACCOUNTS, { actor: JSON.stringify(actor) })
}

/** The account at the identity provider that an identity stands for, where it is one of its. */
export function providerAccount({ provider_identities }: IdentityRow) {
  return provider_identities.find(({ provider }) => provider === "firebase")
}
