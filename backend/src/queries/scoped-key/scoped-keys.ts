import type { MedusaContainer } from "@medusajs/framework/types"
import type { KeyScope } from "../../contract/key/key-scope"
import type { ScopedKey } from "../../contract/key/scoped-key"
import { queryPrepared } from "../database/prepared-query"

const MOST = 500

/** Of keys `k`. Medusa's own end lies in the future where a key is to end by itself. */
export const IS_OPEN_KEY =
  "k.type = 'secret' and k.deleted_at is null and (k.revoked_at is null or k.revoked_at > now())"

const KEYS = `select k.id, k.title, k.redacted, s.scopes, s.outlives_maker, u.email as made_by,
    k.created_at, k.revoked_at as expires_at, s.used_at
  from scoped_key s
  join api_key k on k.id = s.id
  left join "user" u on u.id = k.created_by
  where ${IS_OPEN_KEY} and (cast(:id as text) is null or k.id = :id)
  order by k.created_at desc, k.id limit ${MOST}`

type Times = "created_at" | "expires_at" | "used_at"
type Row = Omit<ScopedKey, Times> & { created_at: Date } & Record<
    Exclude<Times, "created_at">,
    Date | null
  >

/** The keys with scopes that open something, the newest first; or one of them. */
export async function readScopedKeys(
  container: MedusaContainer,
  id: string | null = null,
): Promise<ScopedKey[]> {
  const rows = await queryPrepared<Row>(container, KEYS, { id })
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    used_at: row.used_at?.toISOString() ?? null,
  }))
}

/** What a call with a key must know of it. */
export type KeyLimits = { id: string; scopes: KeyScope[]; used_at: Date | null }

const LIMITS = "select id, scopes, used_at from scoped_key where id = :id"

/** What a secret API key is limited to; undefined for one of Medusa's own, without scopes. */
export async function readKeyLimits(
  container: MedusaContainer,
  id: string,
): Promise<KeyLimits | undefined> {
  const [limits] = await queryPrepared<KeyLimits>(container, LIMITS, { id })
  return limits
}
