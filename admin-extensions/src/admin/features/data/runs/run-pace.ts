import type { SyncRun } from "../../../../../../backend/src/contract/sync/sync-run"

type Worked = Pick<SyncRun, "counts" | "rows" | "working_at" | "ended_at">

export type Pace = {
  /** Rows that are done. */
  done: number
  /** A second; null before there is anything to reckon with. */
  rate: number | null
  /** Seconds; null where nobody can tell, or nothing is left. */
  left: number | null
}

/** How far a run is at a moment, how fast, and how long it takes yet. */
export function paceOf({ counts, rows, working_at, ended_at }: Worked, now: number): Pace {
  const done = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (working_at === null) return { done, rate: null, left: null }
  const until = ended_at === null ? now : Date.parse(ended_at)
  const seconds = (until - Date.parse(working_at)) / 1000
  if (done === 0 || seconds <= 0) return { done, rate: null, left: null }
  const rate = done / seconds
  return { done, rate, left: ended_at === null ? Math.max(0, rows - done) / rate : null }
}
