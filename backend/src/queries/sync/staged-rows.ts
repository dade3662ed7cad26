import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

/** A row of a run as it came, and which row of another batch says the same thing anew. */
export type StagedRow = { row: number; sent: string; outdated_by: number | null }

/** Of rows that name their thing alike the newest counts, then the last; one that is refused does not. */
const OUTDATED_BY = `case when r.repeats then (
    select max(other.row) from sync_row other
    where other.run_id = r.run_id and other.same = r.same and other.repeats
      and other.row not between edge.first and edge.last and other.row <> all(cast(:refused as int[]))
      and (other.version > r.version
        or (other.row > r.row and (other.version < r.version) is not true))) end as outdated_by`

/** Materialized: of a run that PostgreSQL has not counted it expects one row, and found the edge for each of a thousand. */
export const BATCH = `with batch as materialized (
    select * from sync_row where run_id = :run_id and row > :after order by row limit :limit
  ), edge as materialized (select min(row) as first, max(row) as last from batch)
  select r.row, r.sent, ${OUTDATED_BY} from batch r, edge order by r.row`

/** The next rows of a run, in the order of the file. */
export async function readStagedRows(
  container: MedusaContainer,
  batch: { run_id: string; after: number; limit: number },
): Promise<StagedRow[]> {
  return queryPrepared<StagedRow>(container, BATCH, { ...batch, refused: [] })
}

type Some = { run_id: string; rows: readonly number[] }

const ROWS = `select row, sent, null as outdated_by from sync_row
  where run_id = :run_id and row = any(:rows) order by row`

/** Some rows of a run. */
export async function readRowsOf(container: MedusaContainer, some: Some): Promise<StagedRow[]> {
  return queryPrepared<StagedRow>(container, ROWS, some)
}

const ANEW = `select r.row, ${OUTDATED_BY}
  from sync_row r, (select cast(:first as int) as first, cast(:last as int) as last) edge
  where r.run_id = :run_id and r.row = any(:rows)`

/** What outdates some rows of a batch from outside of it, leaving out what is refused. */
export async function readOutdating(
  container: MedusaContainer,
  rows: Some & { first: number; last: number; refused: readonly number[] },
): Promise<ReadonlyMap<number, number | null>> {
  const found = await queryPrepared<Omit<StagedRow, "sent">>(container, ANEW, rows)
  return new Map(found.map(({ row, outdated_by }) => [row, outdated_by]))
}
