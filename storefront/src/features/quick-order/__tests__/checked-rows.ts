import type { CheckedRow } from "@shop/contract/order-lines/checked-lines"
import type { ReorderedRow } from "@shop/contract/order-lines/reordered-lines"
import { serve } from "@/testing/serve"
import { server } from "@/testing/server"

type Sent = { row: number; number: string; qty: string | number | null }

const DISC: CheckedRow = {
  row: 1,
  number: "BD-1",
  status: "ok",
  productId: "prod_disc",
  productName: "Brake disc",
  sku: "BD-1",
  image: "",
  qty: 60,
  assumed: false,
  rows: [1],
  pieces: 60,
  unitPrice: 10,
  total: 600,
  nearest: [],
  available: 500,
  minimumQuantity: 50,
  multiple: 1,
  weight: 480,
  ladder: [],
  nextRung: null,
  matchedBy: "sku",
  matchedNumber: "BD-1",
  candidates: [],
}

const PAD = { productId: "prod_pad", productName: "Brake pad", sku: "BP-1", unitPrice: 3 }

export const CANDIDATE = {
  ...{ productId: "prod_pad", productName: "Brake pad", sku: "BP-1", image: "" },
  ...{ matchedBy: "sku" as const, matchedNumber: "BP-1", unitPrice: 3 },
}

/** A row as the shop answers it: BD-1 is a disc, BP-1 a pad in twelves from 48 on, all else unknown. */
export function answered({ row, number, qty }: Sent): CheckedRow {
  const pieces = /^\d+$/.test(String(qty)) ? Number(qty) : null
  const own = { row, number, rows: [row] }
  if (number === "BD-1") {
    const wished = qty === null ? 50 : pieces
    return {
      ...DISC,
      ...own,
      qty: wished,
      pieces: wished,
      total: 10 * (wished ?? 0),
      assumed: qty === null,
      status: wished === null ? "invalid_quantity" : wished < 50 ? "below_minimum" : "ok",
      nearest: wished !== null && wished < 50 ? [50] : [],
    }
  }
  if (number === "BP-1") {
    const isValid = pieces !== null && pieces % 12 === 0
    return {
      ...{ ...DISC, ...own, ...PAD, multiple: 12, qty: pieces, pieces, total: 3 * (pieces ?? 0) },
      status: isValid ? "ok" : "invalid_quantity",
      nearest: isValid || pieces === null ? [] : [48, 60],
    }
  }
  return {
    ...{ ...DISC, ...own, status: "unknown", productId: null, productName: "", sku: "" },
    ...{ qty: pieces, pieces, total: null, unitPrice: null, weight: null, available: 0 },
    ...{ matchedBy: null, matchedNumber: "" },
    candidates: number === "BP1-X" ? [CANDIDATE] : [],
  }
}

/** Answers lists, each row by itself, and keeps what was asked. */
export function answerLists(beside: (row: Sent) => Partial<CheckedRow> = () => ({})): Sent[][] {
  const asked: Sent[][] = []
  server.use(
    serve("checkOrderLines", ({ body }) => {
      const { lines } = body as { lines: Sent[] }
      asked.push(lines)
      return {
        body: {
          success: true,
          data: { lines: lines.map((row) => ({ ...answered(row), ...beside(row) })) },
        },
      }
    }),
  )
  return asked
}

/** Answers what an order would be today. */
export function answerReorder(order: string, lines: ReorderedRow[]): void {
  server.use(
    serve("reorder", ({ params }) => {
      if (params.id !== order) throw new Error(`Nobody asked for ${params.id}`)
      return { body: { success: true, data: { lines } } }
    }),
  )
}
