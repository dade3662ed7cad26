import type { MedusaContainer } from "@medusajs/framework/types"
import type { SecretKey, StaffSession } from "../../contract/staff/staff-access"
import { queryPrepared } from "../database/prepared-query"
import { IS_OPEN_KEY } from "../scoped-key/scoped-keys"

/** How long Medusa keeps a session that nobody uses, and the minute in which use is not noted. */
const SESSION_LIFE = "interval '10 hours 1 minute'"
const MOST = 500

/** Of those who still are staff: nobody else's opens anything. */
const SESSIONS = `select s.id, s.user_id, u.email, s.created_at as opened_at, s.seen_at, s.address,
    s.browser
  from staff_session s
  join "user" u on u.id = s.user_id and u.deleted_at is null
  where s.ended_at is null and s.deleted_at is null and s.seen_at > now() - ${SESSION_LIFE}
  order by s.seen_at desc, s.id limit ${MOST}`

/** A user that is gone keeps its row, and so its mail. */
const KEYS = `select k.id, k.title, k.redacted, k.created_at,
    coalesce(s.used_at, k.last_used_at) as last_used_at, u.email as made_by,
    coalesce(u.deleted_at is null and u.id is not null, false) as maker_is_staff,
    coalesce(s.scopes, '{}') as scopes, coalesce(s.outlives_maker, false) as outlives_maker
  from api_key k
  left join "user" u on u.id = k.created_by
  left join scoped_key s on s.id = k.id
  where ${IS_OPEN_KEY}
  order by k.created_at desc, k.id limit ${MOST}`

type SessionRow = Omit<StaffSession, "is_current" | "opened_at" | "seen_at"> &
  Record<"opened_at" | "seen_at", Date>
type KeyRow = Omit<SecretKey, "created_at" | "last_used_at"> & {
  created_at: Date
  last_used_at: Date | null
}

/** The sessions of Medusa Admin that may be open, last used first; `current` is the caller's own. */
export async function readStaffSessions(
  container: MedusaContainer,
  current: string | undefined,
): Promise<StaffSession[]> {
  const rows = await queryPrepared<SessionRow>(container, SESSIONS)
  return rows.map((row) => ({
    ...row,
    opened_at: row.opened_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    is_current: row.id === current,
  }))
}

/** The secret API keys that open /admin, newest first. */
export async function readSecretKeys(container: MedusaContainer): Promise<SecretKey[]> {
  const rows = await queryPrepared<KeyRow>(container, KEYS)
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }))
}
