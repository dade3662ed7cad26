import type { CheckedRow } from "../../order-lines/checked-lines"
import { EXAMPLE_LINE } from "./basket"
import type { CallExamples } from "./call-examples"

const { status: _, ...line } = EXAMPLE_LINE
const UNKNOWN = { unitPrice: null, total: null, weight: null, ladder: [], nextRung: null }

export const EXAMPLE_ROW: CheckedRow = {
  ...line,
  row: 1,
  number: "34 11 6-855",
  status: "ok",
  assumed: false,
  rows: [1],
  pieces: line.qty,
  matchedBy: "oem",
  matchedNumber: "Velmont 34116 855",
  candidates: [],
}

const MISSING: CheckedRow = {
  ...EXAMPLE_ROW,
  ...UNKNOWN,
  row: 2,
  number: "XX-1",
  status: "unknown",
  productId: null,
  productName: "",
  sku: "",
  image: "",
  qty: null,
  assumed: true,
  rows: [2],
  pieces: null,
  available: 0,
  minimumQuantity: 1,
  matchedBy: null,
  matchedNumber: "",
}

export const ORDER_LINE_EXAMPLES: CallExamples = {
  checkOrderLines: {
    bodies: {
      "Two rows": {
        lines: [
          { row: 1, number: "34 11 6-855", qty: 185 },
          { row: 2, number: "XX-1" },
        ],
      },
    },
    answer: { success: true, data: { lines: [EXAMPLE_ROW, MISSING] } },
  },
}
