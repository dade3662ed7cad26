import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { SYNC_STATUSES, type SyncKind } from "../../contract/sync/sync-run"
import type { StagedRow } from "../../queries/sync/staged-rows"
import { SILENCE } from "../../queries/sync/sync-runs"
import { actorOf } from "../audit/actor-of"
import { insertRows } from "../transaction/insert-rows"
import { complaintOf, type Outcome, type RunAtWork, type RunInHand } from "./outcome"
import type { SentFile } from "./sent-row"

type NewRun = { kind: SyncKind; is_dry_run: boolean; as_of: string; file: SentFile }

/** Of more bad rows nobody mends each: the answer has told them all. */
const MOST_BAD_ROWS = 100_000

/** Writes down that a file comes in, and by whom. */
export async function beginRun(
  container: MedusaContainer,
  { kind, is_dry_run, as_of, file }: NewRun,
): Promise<RunInHand> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const actor = await actorOf({ container, workflowId: "sync" }, database)
  const id = generateEntityId(undefined, "sync")
  await forgetStaged(container)
  await insertRows(database, "sync_run", [
    {
      ...{ id, kind, is_dry_run, as_of, state: "receiving" },
      ...{ format: file.format, columns: file.columns },
      ...{ actor_kind: actor.kind, actor_name: actor.name },
    },
  ])
  return { id, kind, is_dry_run, as_of, file, actor }
}

/** By their places: PostgreSQL knows nothing of rows that just came, and would compare each with each. */
const MARK_REPEATS = `update sync_row set repeats = true where ctid = any(array(
  select place from (
    select ctid as place, count(*) over (partition by same collate "C") as times
    from sync_row where run_id = ?) counted
  where times > 1))`

/** All rows are there, and their work begins. */
export async function beginWork(
  container: MedusaContainer,
  run: RunInHand,
  row_count: number,
): Promise<RunAtWork> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.raw(MARK_REPEATS, [run.id])
  await database.raw(
    `update sync_run set state = 'working', row_count = ?, working_at = now(), updated_at = now()
    where id = ?`,
    [row_count, run.id],
  )
  return { ...run, row_count }
}

const COUNT = `update sync_run set updated_at = now(), ${SYNC_STATUSES.map(
  (status) => `${status} = ${status} + :${status}`,
).join(", ")} where id = :id returning invalid`

/** Counts what became of some rows and keeps the bad ones as they came. */
export async function noteOutcomes(
  container: MedusaContainer,
  { id }: Pick<RunInHand, "id">,
  { outcomes, rows: sent }: { outcomes: readonly Outcome[]; rows: readonly StagedRow[] },
): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const counts = Object.fromEntries(SYNC_STATUSES.map((status) => [status, 0]))
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1
  const bad = outcomes.filter(({ status }) => status === "invalid")
  if (bad.length === 0) return void (await count(database, { ...counts, id }))
  await database.transaction(async (transaction) => {
    if ((await count(transaction, { ...counts, id })) > MOST_BAD_ROWS) return
    const came = new Map(sent.map(({ row, sent }) => [row, sent]))
    await insertRows(
      transaction,
      "sync_bad_row",
      bad.map(({ row, problems }) => ({
        ...{ run_id: id, row, sent: came.get(row) ?? "" },
        problem: complaintOf(problems),
      })),
    )
  })
}

/** Answers how many rows were refused so far. */
async function count(database: Knex, counts: Record<string, number | string>): Promise<number> {
  const { rows } = await database.raw<{ rows: { invalid: number }[] }>(COUNT, counts)
  return rows[0]?.invalid ?? 0
}

/** The end of a run; `message` says why it broke off. */
export async function endRun(
  container: MedusaContainer,
  { id }: Pick<RunInHand, "id">,
  message: string | null,
): Promise<void> {
  const state = message === null ? "done" : "broken"
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      "update sync_run set state = ?, message = ?, ended_at = now(), updated_at = now() where id = ?",
      [state, message, id],
    )
  await forgetStaged(container)
}

/** Removes the rows of runs that have ended, or whose process has. */
export async function forgetStaged(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const table of ["sync_row", "sync_name"]) {
    await database.raw(`delete from ${table} where run_id not in (
      select id from sync_run where ended_at is null and updated_at > now() - ${SILENCE})`)
  }
}

/** Removes runs that nobody looks at any more, and what processes left that were killed. */
export async function forgetOldRuns(container: MedusaContainer): Promise<void> {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw("delete from sync_run where created_at < now() - interval '30 days'")
  await forgetStaged(container)
}
