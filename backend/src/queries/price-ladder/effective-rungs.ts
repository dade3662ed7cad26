import type { StaffRung } from "../../contract/product/staff-ladder"

/** A price of Medusa's: for quantities between `from` and `to`, or without end. */
export type PriceRow = { id: string; from: number; to: number | null; amount: number }

/** The ladder that rows come to as Medusa reads them: of several that hold, the lowest. */
export function effectiveRungs(rows: readonly Omit<PriceRow, "id">[]): StaffRung[] {
  const bounds = rows.flatMap(({ from, to }) => (to === null ? [from] : [from, to + 1]))
  const rungs: StaffRung[] = []
  for (const from of [...new Set(bounds)].sort((a, b) => a - b)) {
    const held = rows.filter((row) => row.from <= from && from <= (row.to ?? from))
    const amount = Math.min(...held.map((row) => row.amount))
    if (held.length > 0 && amount !== rungs.at(-1)?.amount) rungs.push({ from, amount })
  }
  return rungs
}

/** Whether two ladders are one and the same. */
export function isSameLadder(one: readonly StaffRung[], other: readonly StaffRung[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ from, amount }, at) => from === other[at]?.from && amount === other[at]?.amount)
  )
}
