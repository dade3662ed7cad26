import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { setTimeout as delay } from "node:timers/promises"
import type { SyncKind } from "../../contract/sync/sync-run"
import { LOCK_PATIENCE, MEDUSA_LOCKS } from "../../locks/locks"
import { readStagedRows, type StagedRow } from "../../queries/sync/staged-rows"
import { isTurnAwaited } from "../../queries/sync/sync-runs"
import type { Outcome, RunInHand } from "./outcome"
import { settleBatch } from "./settle-batch"

type Pace = {
  /** Rows of one transaction: their locks have room in PostgreSQL's table, and nobody waits for long. */
  rows: number
  /** Batches whose verdicts nobody has taken yet: with more of them no other is begun. */
  untold: number
}

/** Of rows that say all of a thing, the more there are at once the longer others wait (decision 0118). */
const WHOLE: Pace = { rows: 250, untold: 1 }
/** With 1,000 others waited longer, and a file took as long (decision 0104). */
const SMALL: Pace = { rows: 750, untold: 6 }
/** A part may fit some hundred vehicles. */
const LONG: Pace = { rows: 100, untold: 1 }
const PACE: Readonly<Record<SyncKind, Pace>> = {
  products: WHOLE,
  prices: SMALL,
  stock: SMALL,
  customers: WHOLE,
  fitments: LONG,
}

/** Where another run of the kind waits, it has its turn after this time. */
const TURN_MS = 3000

/** So long nobody asks for the next turn who had the last: in another process one looks once a second. */
const GAP_MS = 1000

/** A run that is waited for goes through its turn, whatever of its rows is left. */
const LOCK = { ...LOCK_PATIENCE, timeout: 600 }

type DoneBatch = { rows: readonly StagedRow[]; outcomes: readonly Outcome[] }

/**
 * Does what the rows of a run say, batch by batch, and tells of each while the next is worked on. Of
 * two runs of one kind one works at a time, so that each sees what the other took.
 */
export async function takeTurns(
  container: MedusaContainer,
  run: RunInHand,
  tell: (done: DoneBatch) => Promise<void>,
): Promise<void> {
  const locking = container.resolve(Modules.LOCKING)
  const pace = PACE[run.kind]
  const batches = openBatches(container, run)
  let told: Promise<void> = Promise.resolve()
  let untold = 0

  const turn = async (): Promise<TurnEnd> => {
    let end = Date.now() + TURN_MS
    while (untold < pace.untold) {
      if (Date.now() > end) {
        if (await isTurnAwaited(container, run)) return "awaited"
        end = Date.now() + TURN_MS
      }
      const rows = await batches.next()
      if (rows.length === 0) return "over"
      const outcomes = await settleBatch(container, { run, rows })
      untold += 1
      told = told.then(() => tell({ rows, outcomes })).then(() => void (untold -= 1))
      // Waited for at the end of the turn.
      told.catch(() => undefined)
    }
    return "untold"
  }

  for (;;) {
    const end = await locking.execute(MEDUSA_LOCKS.sync(run.kind), turn, LOCK)
    await told
    if (end === "over") return
    if (end === "awaited") await delay(GAP_MS)
  }
}

/** Nothing is left, another run waits for its turn, or nobody takes the verdicts. */
type TurnEnd = "over" | "awaited" | "untold"

/** A run's rows in batches, each read while those before it are written. */
function openBatches(container: MedusaContainer, { id, kind }: RunInHand) {
  const read = (after: number) => {
    const rows = readStagedRows(container, { run_id: id, after, limit: PACE[kind].rows })
    rows.catch(() => undefined)
    return rows
  }
  let following = read(0)
  return {
    next: async (): Promise<StagedRow[]> => {
      const rows = await following
      const last = rows.at(-1)
      if (last) following = read(last.row)
      return rows
    },
  }
}
