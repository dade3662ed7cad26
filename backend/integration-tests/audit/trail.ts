import type { AuditEntryView } from "../../src/contract/staff/audit-trail"
import { auditTrailSchema } from "../../src/contract/staff/audit-trail"
import { isOfThisTest } from "../setup/settled-trail"
import type { TestApi } from "../setup/test-api"

type Reader = { api: TestApi; token: string }
/** What an entry says, without its own id and time. */
export type Told = Pick<
  AuditEntryView,
  "actor_kind" | "actor_name" | "kind" | "thing_id" | "action" | "before" | "after"
>

/** A page of the trail, as staff read it. */
export async function readTrail({ api, token }: Reader, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString()
  const path = `/admin/audit-trail?${search}`
  return auditTrailSchema.parse((await api.call({ method: "GET", path, token })).body)
}

/** Does something and answers the entries that it left, the first one first. */
export async function entriesOf(reader: Reader, change: () => Promise<unknown>): Promise<Told[]> {
  const known = new Set((await readTrail(reader, { limit: "100" })).entries.map(({ id }) => id))
  await change()
  const { entries } = await readTrail(reader, { limit: "100" })
  return entries
    .filter((entry) => !known.has(entry.id) && isOfThisTest(entry))
    .reverse()
    .map(({ actor_kind, actor_name, kind, thing_id, action, before, after }) => ({
      actor_kind,
      actor_name,
      kind,
      thing_id,
      action,
      before,
      after,
    }))
}
