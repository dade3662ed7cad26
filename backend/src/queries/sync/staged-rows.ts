import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

/** A row of a run as it came, and which later or newer row of the same run is about the same thing. */
export type StagedRow = { row: number; sent: string; outdated_by: number | null }

const BATCH = `select r.row, r.sent, (
    select max(other.row) from sync_row other
    where other.run_id = r.run_id and other.same = r.same and other.row <> r.row
      and (other.version > r.version
        or (other.row > r.row and (other.version < r.version) is not true))) as outdated_by
  from sync_row r
  where r.run_id = :run_id and r.row > :after
  order by r.row limit :limit`

/** The next rows of a run, in the order of the file. */
export async function readStagedRows(
  container: MedusaContainer,
  batch: { run_id: string; after: number; limit: number },
): Promise<StagedRow[]> {
  return queryPrepared<StagedRow>(container, BATCH, batch)
}
