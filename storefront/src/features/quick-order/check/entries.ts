import type { CheckedRow } from "@shop/contract/order-lines/checked-lines"
import type { Reading } from "../grammar/readings"
import type { ReadLine } from "../grammar/change-list"
import type { ReadRow } from "./api"

/** What is shown as one: all rows of a part, which are ordered as one line, or a row that names none. */
export type Entry = {
  key: string
  lines: readonly ReadLine[]
  reading: Reading
  row: CheckedRow
  /** Pieces of all its rows. */
  qty: number
  total: number
  weight: number | null
}

/** The entries that can be ordered, and those that have to be mended before, each as the list has them. */
export type Entries = { ready: Entry[]; wrong: Entry[] }

export function entriesOf(rows: readonly ReadRow[]): Entries {
  const parts = new Map<string, Entry>()
  for (const row of rows) {
    const entry = entryOf(row)
    const before = parts.get(entry.key)
    parts.set(entry.key, before ? joined(before, entry) : entry)
  }
  const entries = [...parts.values()]
  return {
    ready: entries.filter(({ row }) => row.status === "ok"),
    wrong: entries.filter(({ row }) => row.status !== "ok"),
  }
}

function entryOf({ typed, reading, checked }: ReadRow): Entry {
  const { productId, qty, status } = checked
  // A quantity that is none is its own row's fault, not that of the part's others.
  const isOfPart = productId !== null && qty !== null && status !== "ambiguous"
  return {
    key: isOfPart ? productId : `line ${typed.line}`,
    lines: [{ line: typed.line, text: typed.text }],
    reading,
    row: checked,
    qty: qty ?? 0,
    total: checked.total ?? 0,
    weight: checked.weight,
  }
}

function joined(one: Entry, other: Entry): Entry {
  const weight = one.weight === null ? null : one.weight + (other.weight ?? 0)
  return {
    ...one,
    row: { ...one.row, assumed: one.row.assumed || other.row.assumed },
    lines: [...one.lines, ...other.lines],
    qty: one.qty + other.qty,
    total: Number((one.total + other.total).toFixed(6)),
    weight,
  }
}

/** What entries come to together. */
export function sumOf(entries: readonly Entry[]) {
  const weights = entries.flatMap(({ weight }) => weight ?? [])
  return {
    total: Number(entries.reduce((sum, { total }) => sum + total, 0).toFixed(6)),
    weight: weights.length > 0 ? weights.reduce((sum, weight) => sum + weight, 0) : null,
    isWeightWhole: weights.length === entries.length,
  }
}
