import type { StaffRung } from "../../contract/product/staff-ladder"
import type { PriceRow } from "../../queries/price-ladder/effective-rungs"

/** A price row of Medusa's as its module takes it. */
export type RungRow = { amount: number; min_quantity: number | null; max_quantity: number | null }

export type LadderChange = {
  create: RungRow[]
  update: (RungRow & { id: string })[]
  /** Rows that go. */
  remove: string[]
}

/**
 * What makes a ladder of the rows that are there. No rung has an end: of all that hold Medusa takes
 * the lowest, and where the others are dropped the first one is left for every quantity. It keeps
 * its row, for it is the part's base price.
 */
export function ladderChange(rows: readonly PriceRow[], rungs: readonly StaffRung[]): LadderChange {
  const left = [...rows]
  const change: LadderChange = { create: [], update: [], remove: [] }
  for (const [index, { from, amount }] of rungs.entries()) {
    const row = { amount, min_quantity: index === 0 ? null : from, max_quantity: null }
    const at = left.findIndex((one) => one.from === from)
    const [known] = at < 0 ? [] : left.splice(at, 1)
    if (!known) change.create.push(row)
    else if (known.amount !== amount || known.to !== null) {
      change.update.push({ id: known.id, ...row })
    }
  }
  return { ...change, remove: left.map(({ id }) => id) }
}

/** What puts the rows back that a change rewrote. */
export function rowsBefore(
  rows: readonly PriceRow[],
  { update }: LadderChange,
): LadderChange["update"] {
  const rewritten = new Set(update.map(({ id }) => id))
  return rows
    .filter(({ id }) => rewritten.has(id))
    .map(({ id, from, to, amount }) => ({
      ...{ id, amount, max_quantity: to },
      min_quantity: from === 1 ? null : from,
    }))
}
