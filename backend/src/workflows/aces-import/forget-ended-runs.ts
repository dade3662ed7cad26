import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { keptAcesFiles, removeAcesFile } from "./run-file"

/** Apps that are deleted by one statement. */
const TOGETHER = 50_000

const ENDED = "state in ('done', 'refused', 'cancelled', 'failed')"

/** What nobody sent on with, or decided on, is given up. */
const GIVE_UP = `update aces_run set state = 'cancelled', ended_at = now()
  where (state = 'receiving' and updated_at < now() - interval '1 day')
    or (state = 'staged' and updated_at < now() - interval '30 days')`

const FORGET = `delete from aces_app where ctid = any(array(
    select a.ctid from aces_app a join aces_run r on r.id = a.run_id
    where r.${ENDED} limit ${TOGETHER}))`

const NEEDED = `select id from aces_run where state in ('receiving', 'reading')`

/** Removes what runs that ended staged, and the files that were read; the runs stay to be looked at. */
export async function forgetEndedRuns(database: Knex): Promise<void> {
  await database.raw(GIVE_UP)
  for (let left = true; left;) {
    const { rowCount } = await database.raw<{ rowCount: number }>(FORGET)
    left = rowCount === TOGETHER
  }
  // First what is there: the file of a run that begins meanwhile is not among it.
  const kept = await keptAcesFiles()
  const { rows } = await database.raw<{ rows: { id: number }[] }>(NEEDED)
  const needed = new Set(rows.map(({ id }) => id))
  for (const id of kept) if (!needed.has(id)) await removeAcesFile(id)
}
