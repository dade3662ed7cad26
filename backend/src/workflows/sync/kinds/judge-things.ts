import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SyncKind, SyncStatus } from "../../../contract/sync/sync-run"
import { readVersions } from "../../../queries/sync/versions"
import { NO_PROBLEMS, type Outcome, type Problem } from "../outcome"
import { newestRows, type ReadRow, refused, staleness, type Versioned } from "../read-batch"

/** What a row asks for, once it is known what the row is about. */
export type Asked = Versioned & {
  /** As far as it shows before it is written. */
  status: SyncStatus
}

export type JudgedThings<One extends Asked> = {
  /** Of each row, in their order. */
  outcomes: Outcome[]
  /** What is to be written, or whose version is to be kept in mind. */
  taken: One[]
}

type Found<One extends Asked> = {
  kind: SyncKind
  rows: readonly ReadRow<unknown>[]
  /** Of each row, or what stands against it. */
  asked: readonly (One | readonly Problem[])[]
}

/** Of several rows about one thing the newest is taken, and only where the shop has nothing newer. */
export async function judgeThings<One extends Asked>(
  container: MedusaContainer,
  { kind, rows, asked }: Found<One>,
): Promise<JudgedThings<One>> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const newest = newestRows(asked.filter((one) => "thing_id" in one))
  const versions = await readVersions(database, kind, [...newest.keys()])
  const taken: One[] = []
  const outcomes = rows.map((row, at): Outcome => {
    const one = asked[at] ?? []
    if (!("thing_id" in one)) return refused(row, one)
    const { version, status, thing_id } = one
    const known = versions.get(thing_id)
    const stale = staleness(row, { version, known, newest: newest.get(thing_id) })
    if (stale) return stale
    taken.push(one)
    return { row: row.staged.row, key: row.key, status, problems: NO_PROBLEMS }
  })
  return { outcomes, taken }
}
