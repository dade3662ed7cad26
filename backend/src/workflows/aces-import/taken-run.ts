import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SubmissionType } from "../../contract/aces/aces-import"
import type { Caller } from "../audit/caller"

/** A run that this process works at. */
export type TakenRun = {
  id: number
  state: "reading" | "checking" | "applying"
  attempt: number
  tries: number
  brand: string | null
  submission_type: SubmissionType | null
  /** Who asked for what is done now. */
  actor: Caller & { name: string }
}

/** Somebody cancelled the run, or another process took it up. */
export class LostRun extends Error {}

const TAKE = `update aces_run set attempt = attempt + 1, tries = tries + 1, updated_at = now(),
    read_from = case when state = 'reading' then clock_timestamp() else read_from end
  where id = (select id from aces_run where state in ('reading', 'checking', 'applying')
    order by id limit 1)
  returning id, state, attempt, tries, brand, submission_type, actor`

/** Takes up the oldest run that waits for work. */
export async function takeRun(database: Knex): Promise<TakenRun | undefined> {
  const { rows } = await database.raw<{ rows: TakenRun[] }>(TAKE)
  return rows[0]
}

const MOVE = `update aces_run set state = :to, tries = 0, updated_at = now(),
    ended_at = case when :to in ('done', 'refused', 'failed') then clock_timestamp() end
  where id = :id and attempt = :attempt and state = :state`

/** The run's next state. Throws LostRun where it is not this process's any more. */
export async function moveRun(
  database: Knex,
  { id, attempt, state }: TakenRun,
  to: "checking" | "staged" | "done" | "refused" | "failed",
): Promise<void> {
  const { rowCount } = await database.raw<{ rowCount: number }>(MOVE, { id, attempt, state, to })
  if (rowCount === 0) throw new LostRun()
}
