import { describe, expect, it } from "vitest"
import { paceOf } from "../run-pace"

const counts = { created: 0, updated: 0, unchanged: 0, stale: 0, invalid: 0 }
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
const now = (second: number) => Date.parse(at(second))

describe("the pace of a run", () => {
  it("is unknown while rows come in, and before the first is done", () => {
    const run = { counts, rows: 100, working_at: null, ended_at: null }
    expect(paceOf(run, now(5))).toEqual({ done: 0, rate: null, left: null })
    expect(paceOf({ ...run, working_at: at(0) }, now(5))).toMatchObject({ rate: null, left: null })
  })

  it("is what was done in the time that it took, and the rest takes as long", () => {
    const run = { counts: { ...counts, updated: 190, invalid: 10 }, rows: 1000 }
    const working = { ...run, working_at: at(0), ended_at: null }
    expect(paceOf(working, now(10))).toEqual({ done: 200, rate: 20, left: 40 })
  })

  it("stands still when the run has ended, and is none where clocks differ", () => {
    const run = { counts: { ...counts, created: 50 }, rows: 50, working_at: at(10) }
    expect(paceOf({ ...run, ended_at: at(15) }, now(59))).toEqual({
      ...{ done: 50, rate: 10, left: null },
    })
    expect(paceOf({ ...run, ended_at: null }, now(5))).toMatchObject({ rate: null, left: null })
  })
})
