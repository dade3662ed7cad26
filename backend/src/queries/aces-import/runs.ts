import type { MedusaContainer } from "@medusajs/framework/types"
import type { AcesRun, AcesRunsQuery } from "../../contract/aces/aces-import"
import { queryPrepared } from "../database/prepared-query"
import { IS_OPEN, MEANING } from "./groups"

const RUNS = `select cast(r.id as text) as id, file_name, cast(size as double precision) as size,
    cast(received as double precision) as received, state, brand, submission_type, version,
    vcdb_version_date, title, cast(bytes_read as double precision) as bytes_read, apps,
    record_count, warnings, problems, problem_count, counts, to_write, written,
    actor ->> 'name' as actor, created_at, ended_at,
    (select cast(count(*) as integer) from aces_group g ${MEANING}
      where g.run_id = r.id and g.kind <> 'Part' and ${IS_OPEN}) as open_groups,
    exists (select from aces_group g
      join aces_mapping m on m.kind = g.kind and m.value = g.value
      where g.run_id = r.id and m.updated_at > r.checked_at) as is_outdated,
    coalesce(cast(extract(epoch from read_until - read_from) as double precision), 0)
      as read_seconds
  from aces_run r`

const ONE = `${RUNS} where r.id = :id`
const PAGE = `${RUNS} order by r.id desc limit :limit offset :offset`
const COUNT = "select cast(count(*) as integer) as count from aces_run"

const RUN_ID = /^[1-9]\d{0,8}$/

/** The number of a run by its id in an address; 0, which no run has, for any other text. */
export function runNumber(id: string | undefined): number {
  return id !== undefined && RUN_ID.test(id) ? Number(id) : 0
}

export async function readAcesRun(
  container: MedusaContainer,
  id: number,
): Promise<AcesRun | undefined> {
  const [run] = await queryPrepared<AcesRun>(container, ONE, { id })
  return run
}

/** A page of all runs, the newest first. */
export async function readAcesRuns(
  container: MedusaContainer,
  { limit, offset }: AcesRunsQuery,
): Promise<{ runs: AcesRun[]; count: number }> {
  const [runs, [all]] = await Promise.all([
    queryPrepared<AcesRun>(container, PAGE, { limit, offset }),
    queryPrepared<{ count: number }>(container, COUNT),
  ])
  return { runs, count: all?.count ?? 0 }
}
