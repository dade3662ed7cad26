import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SyncKind, SyncStatus } from "../../../contract/sync/sync-run"
import { readVersions } from "../../../queries/sync/versions"
import type { Outcome, Problem } from "../outcome"
import { type ReadRow, refused, staleness } from "../read-batch"

/** What a row asks for, once it is known what the row is about. */
export type Asked = {
  row: number
  thing_id: string
  version: number | undefined
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
  const good = asked.flatMap((one) => ("thing_id" in one ? [one] : []))
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const things = good.map(({ thing_id }) => thing_id)
  const versions = await readVersions(database, kind, things)
  // Two rows may name one thing in two ways: the last of them counts.
  const last = new Map(good.map(({ thing_id, row }) => [thing_id, row]))
  const taken: One[] = []
  const outcomes = rows.map((row, at): Outcome => {
    const one = asked[at] ?? []
    if (!("thing_id" in one)) return refused(row, one)
    const { staged } = row
    const later = last.get(one.thing_id) ?? 0
    const outdated_by = later > staged.row ? later : staged.outdated_by
    const told = { ...row, staged: { ...staged, outdated_by } }
    const { version, status } = one
    const stale = staleness(told, { version, known: versions.get(one.thing_id) })
    if (stale) return stale
    taken.push(one)
    return { row: staged.row, key: row.key, status, problems: [] }
  })
  return { outcomes, taken }
}
