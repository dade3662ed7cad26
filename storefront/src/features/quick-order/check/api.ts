import { MOST_ROWS } from "@shop/contract/list-sizes"
import type { CheckedRow } from "@shop/contract/order-lines/checked-lines"
import { queryOptions } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { pricedMeta } from "@/platform/priced-queries"
import type { TypedRow } from "../grammar/parse-list"
import type { Reading } from "../grammar/readings"

/** A row of the list, what it was taken to mean, and what the shop says of that. */
export type ReadRow = { typed: TypedRow; reading: Reading; checked: CheckedRow }

export type ReadList = {
  list: string
  rows: ReadRow[]
  /** Rows that are too many, and of which nothing is said. */
  leftOut: number
}

/** POST /order-lines/check of a list: asked again for every change of it. */
export function checkedListQuery(list: string, typed: readonly TypedRow[]) {
  return queryOptions({
    queryKey: ["orderLines", list],
    meta: pricedMeta(),
    gcTime: 60_000,
    // Thousands of rows, of which none is compared with the last answer's.
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<ReadList> => {
      const rows = typed.slice(0, MOST_ROWS)
      return {
        list,
        rows: await readRows(rows, signal),
        leftOut: typed.length - rows.length,
      }
    },
  })
}

/** A row that is unknown by its likeliest meaning is looked at by its next one. */
async function readRows(typed: readonly TypedRow[], signal: AbortSignal): Promise<ReadRow[]> {
  let meant = typed.map((row) => ({ row, at: 0 }))
  for (;;) {
    const read = await check(meant, signal)
    const isOpen = ({ checked, typed: { readings } }: ReadRow, at: number) =>
      checked.status === "unknown" && at < readings.length - 1
    if (!read.some((row, index) => isOpen(row, meant[index]?.at ?? 0))) return mended(read, signal)
    meant = read.map((row, index) => {
      const at = meant[index]?.at ?? 0
      return { row: row.typed, at: isOpen(row, at) ? at + 1 : at }
    })
  }
}

/** What nothing is known of stands there by its likeliest meaning, as its nearest parts do. */
async function mended(read: ReadRow[], signal: AbortSignal): Promise<ReadRow[]> {
  const lost = read.filter(
    ({ checked, reading, typed }) => checked.status === "unknown" && reading !== typed.readings[0],
  )
  if (lost.length === 0) return read
  const again = await check(
    lost.map(({ typed }) => ({ row: typed, at: 0 })),
    signal,
  )
  const byLine = new Map(again.map((row) => [row.typed.line, row]))
  return read.map((row) => byLine.get(row.typed.line) ?? row)
}

type Meant = { row: TypedRow; at: number }

async function check(meant: readonly Meant[], signal: AbortSignal): Promise<ReadRow[]> {
  const rows = meant.map(({ row, at }) => ({
    typed: row,
    reading: row.readings[at] ?? row.readings[0],
  }))
  const { lines } = await callForData<{ lines: CheckedRow[] }>("/order-lines/check", {
    method: "POST",
    body: {
      lines: rows.map(({ typed, reading: { number, qty } }) => ({ row: typed.line, number, qty })),
    },
    signal,
  })
  return rows.flatMap((row, index) => {
    const checked = lines[index]
    return checked ? [{ ...row, checked }] : []
  })
}
