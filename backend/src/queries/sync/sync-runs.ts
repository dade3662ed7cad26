import type { MedusaContainer } from "@medusajs/framework/types"
import type { SyncKind, SyncRun, SyncRuns, SyncRunsQuery } from "../../contract/sync/sync-run"
import { queryPrepared } from "../database/prepared-query"

/** A run that told nothing for so long has nobody who works on it. */
export const SILENCE = "interval '10 minutes'"

const RUN = `jsonb_build_object('id', r.id, 'kind', r.kind,
    'state', case when r.ended_at is null and r.updated_at < now() - ${SILENCE}
      then 'broken' else r.state end,
    'dry_run', r.is_dry_run, 'format', r.format, 'as_of', r.as_of, 'rows', r.row_count,
    'counts', jsonb_build_object('created', r.created, 'updated', r.updated,
      'unchanged', r.unchanged, 'stale', r.stale, 'invalid', r.invalid),
    'actor_kind', r.actor_kind, 'actor_name', r.actor_name, 'message', r.message,
    'created_at', r.created_at, 'working_at', r.working_at, 'ended_at', r.ended_at)`

const ONE = `select ${RUN} as run from sync_run r where r.id = :id`

const PAGE = `with found as materialized (
  select * from sync_run
  where (cast(:kind as text) is null or kind = :kind)
    and (cast(:kinds as text[]) is null or kind = any(cast(:kinds as text[]))))
select (select cast(count(*) as int) from found) as count, coalesce((
  select jsonb_agg(${RUN} order by r.created_at desc, r.id desc)
  from (select * from found order by created_at desc, id desc limit :limit offset :offset) r
), '[]') as runs`

export async function readSyncRun(
  container: MedusaContainer,
  id: string,
): Promise<SyncRun | undefined> {
  const [found] = await queryPrepared<{ run: SyncRun }>(container, ONE, { id })
  return found?.run
}

const AWAITED = `select exists (select from sync_run r
  where r.kind = :kind and r.id <> :id and r.state = 'working'
    and r.updated_at > now() - ${SILENCE}) as is_awaited`

/** Whether another run of its kind works, which goes on only when this one lets it. */
export async function isTurnAwaited(
  container: MedusaContainer,
  { id, kind }: Pick<SyncRun, "id" | "kind">,
): Promise<boolean> {
  const [found] = await queryPrepared<{ is_awaited: boolean }>(container, AWAITED, { id, kind })
  return found?.is_awaited ?? false
}

/** A page of runs, the newest first; of some kinds alone where they are named. */
export async function readSyncRuns(
  container: MedusaContainer,
  { kind, limit, offset }: SyncRunsQuery,
  kinds?: readonly SyncKind[],
): Promise<Pick<SyncRuns, "runs" | "count">> {
  const bindings = { kind: kind ?? null, kinds: kinds ?? null, limit, offset }
  const [page] = await queryPrepared<Pick<SyncRuns, "runs" | "count">>(container, PAGE, bindings)
  return page ?? { runs: [], count: 0 }
}
