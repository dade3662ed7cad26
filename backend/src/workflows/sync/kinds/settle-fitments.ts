import type { MedusaContainer } from "@medusajs/framework/types"
import { syncFitmentsSchema, type SyncFitments } from "../../../contract/sync/sync-rows"
import type { FitmentRow, PartRows } from "../../fitment-import/fitment-row"
import { judgePart } from "../../fitment-import/judge-part"
import { type Facts, readFacts } from "../../fitment-import/read-facts"
import { differenceOf, type FittedPart, replaceFitments } from "../../fitment/replace-fitments"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { nameParts } from "../name-parts"
import type { Batch, Problem, SettleBatch } from "../outcome"
import { readBatch } from "../read-batch"
import { endTrial, orTrial } from "../trial"
import { writeVersions } from "../write-versions"
import { type Asked, type JudgedThings, judgeThings } from "./judge-things"

type AskedFitments = Asked & FittedPart

/** All that the shop itself says of what parts fit, in one transaction with its entries of the trail. */
export const settleFitments: SettleBatch = async (step, batch) => {
  const { run } = batch
  const { outcomes, taken } = await judgeFitments(step.container, batch)
  const changed = taken.filter(({ status }) => status !== "unchanged")
  if (taken.length === 0) return outcomes
  await orTrial(
    inOneTransaction(step, async (transaction) => {
      await replaceFitments(step, transaction, changed)
      await writeVersions(transaction.database, run.kind, taken)
      if (run.is_dry_run) endTrial()
    }),
  )
  return outcomes
}

/** Which rows say something else of what their part fits. */
export async function judgeFitments(
  container: MedusaContainer,
  batch: Batch,
): Promise<JudgedThings<AskedFitments>> {
  const rows = await readBatch(batch, syncFitmentsSchema)
  const names = await nameParts(
    container,
    rows.map(({ value }) => value ?? {}),
  )
  const parts = rows.map(({ value }, at): PartRows => {
    const sku = names[at]?.key ?? ""
    return { sku, rows: (value?.fitments ?? []).map(fitmentRow) }
  })
  const facts = await readFacts(container, parts)
  const asked = rows.map(({ value, problems, staged: { row } }, at) => {
    const [named, part] = [names[at], parts[at]]
    if (!value || !named || !part) return problems
    if (named.problems.length > 0) return named.problems
    const judged = judge(part, facts)
    return "problems" in judged ? judged.problems : { ...judged, row, version: value.version }
  })
  return judgeThings(container, { kind: "fitments", rows, asked })
}

function fitmentRow(cells: SyncFitments["fitments"][number], at: number): FitmentRow {
  return { line: at + 1, cells, raw: [], isWhole: true }
}

type Judged = Omit<AskedFitments, "row" | "version"> | { problems: Problem[] }

function judge(rows: PartRows, { vehicles, partOf, ownOf }: Facts): Judged {
  const part = partOf(rows.sku)
  if (part?.key !== rows.sku) return { problems: [{ field: "sku", message: "is no part's" }] }
  const own = ownOf(part)
  // An empty list takes all from the part; an entry that says nothing is a mistake.
  const against = { part, vehicles, own, addVehicle: undefined, mayEmpty: false }
  const { problems, wanted = [] } = judgePart(rows, against)
  const wrong = problems.flatMap((found, at) =>
    found.map(({ column, message }) => ({
      ...{ field: ["fitments", at, ...(column === null ? [] : [column])].join("."), message },
    })),
  )
  if (wrong.length > 0) return { problems: wrong }
  const { added, removed } = differenceOf(own, wanted)
  const isChanged = added.length + removed.length > 0
  const status = !isChanged ? "unchanged" : own.length === 0 ? "created" : "updated"
  return { thing_id: part.variant_id, variant_id: part.variant_id, fitments: wanted, status }
}
