import type { StaffRung } from "../../../../../backend/src/contract/product/staff-ladder"

/** A row of the editor as it is typed; the key stays its own while rows come and go. */
export type TypedRung = { key: number; from: string; amount: string }

export type RungProblem = "notWhole" | "notMoney" | "notFirst" | "notAscending" | "notLess"

const WHOLE = /^[1-9]\d{0,6}$/
// A price may be finer than a cent, as a product's may.
const MONEY = /^\d{1,12}(\.\d{1,6})?$/

export function typedOf(rungs: readonly StaffRung[]): TypedRung[] {
  return rungs.map(({ from, amount }, key) => ({
    ...{ key, from: String(from), amount: String(amount) },
  }))
}

/** What the rows come to. */
export function rungsOf(rows: readonly TypedRung[]): StaffRung[] {
  return rows.map(({ from, amount }) => ({ from: Number(from), amount: Number(amount) }))
}

/** What is wrong with each row; null where nothing is. */
export function problemsOf(rows: readonly TypedRung[]): (RungProblem | null)[] {
  return rows.map(({ from, amount }, index) => {
    const pieces = from.trim()
    if (!WHOLE.test(pieces)) return "notWhole"
    if (index === 0 && pieces !== "1") return "notFirst"
    if (index > 0 && Number(pieces) <= Number(rows[index - 1]?.from)) return "notAscending"
    if (!MONEY.test(amount.trim()) || Number(amount) <= 0) return "notMoney"
    return index > 0 && Number(amount) >= Number(rows[index - 1]?.amount) ? "notLess" : null
  })
}
