import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  AUDIT_MOST_COUNTED,
  type AuditEntryView,
  type AuditTrailQuery,
} from "../../contract/staff/audit-trail"
import { cursorOf, type Page, type PageOf } from "../database/cursor-pagination"

type Filter = Omit<AuditTrailQuery, "limit" | "cursor">

/** Each binding that is null leaves its condition out. */
const CONDITIONS = `e.deleted_at is null
  and (cast(:kind as text) is null or e.kind = :kind)
  and (cast(:thing_id as text) is null or e.thing_id = :thing_id)
  and (cast(:actor as text) is null or e.actor_id = :actor or e.actor_kind = :actor)
  and (cast(:from as timestamptz) is null or e.created_at >= :from)
  and (cast(:until as timestamptz) is null or e.created_at < :until)
  and (cast(:q as text) is null or strpos(
    lower(concat_ws(chr(10), e.thing_name, e.thing_id, e.actor_name, e.action)), lower(:q)) > 0)`

const ROWS = `select e.id, e.created_at, e.actor_kind, e.actor_id, e.actor_name, e.kind, e.thing_id,
    e.thing_name, e.action, e.before, e.after, e.request_id, e.takes_back,
    exists (select from audit_entry undoing
      where undoing.takes_back = e.id and undoing.deleted_at is null) as taken_back
  from audit_entry e
  where ${CONDITIONS}
    and (cast(:behind_id as text) is null
      or (e.created_at, e.id) < (cast(:behind_time as timestamptz), :behind_id))
  order by e.created_at desc, e.id desc
  limit :limit`

const COUNT = `select count(*) as count from (
  select from audit_entry e where ${CONDITIONS} limit :most + 1) counted`

type Row = Omit<AuditEntryView, "created_at"> & { created_at: Date }

/** `total` is at most what is counted; `has_more` says that there are others. */
type TrailPage = PageOf<AuditEntryView> & { has_more: boolean }

/** A page of the trail, newest first; `most` entries are counted. */
export async function readAuditTrail(
  container: MedusaContainer,
  { q, kind, actor, thing_id, from, until }: Filter,
  { limit, cursor, most = AUDIT_MOST_COUNTED }: Page & { most?: number },
): Promise<TrailPage> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const filter = {
    q: q || null,
    kind: kind ?? null,
    actor: actor ?? null,
    thing_id: thing_id ?? null,
    from: from ?? null,
    until: until ?? null,
  }
  const behind = {
    behind_time: cursor?.created_at ?? null,
    behind_id: cursor?.id ?? null,
    // One row more than asked for tells whether there is another page.
    limit: limit + 1,
  }
  const [page, all] = await Promise.all([
    database.raw<{ rows: Row[] }>(ROWS, { ...filter, ...behind }),
    database.raw<{ rows: { count: string }[] }>(COUNT, { ...filter, most }),
  ])
  const rows = page.rows.slice(0, limit)
  const last = rows.at(-1)
  const counted = Number(all.rows[0]?.count ?? 0)
  return {
    rows: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    total: Math.min(counted, most),
    has_more: counted > most,
    next: last && page.rows.length > limit ? cursorOf(last) : undefined,
  }
}
