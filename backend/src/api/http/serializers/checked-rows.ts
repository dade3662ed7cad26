import type {
  CheckedRow as ToldRow,
  RowCandidate,
} from "../../../contract/order-lines/checked-lines"
import { lineTotal } from "../../../queries/order/purchase/judge-line"
import type { CheckedRow } from "../../../queries/order-lines/checked-rows"
import type { Candidate } from "../../../queries/order-lines/meant-parts"
import { toBasketLine } from "./basket"

/** A row of a buyer's list as /api/v1 tells it. */
export function toCheckedRow(checked: CheckedRow): ToldRow {
  const { wished, status, qty, assumed, rows, pieces, meant } = checked
  const { part, judged, number } = meant ?? {}
  const { status: _, ...line } = toBasketLine({
    id: part?.id ?? "",
    quantity: pieces ?? 0,
    facts: meant?.facts,
    sold: part && judged && { part, judged },
  })
  return {
    ...line,
    row: wished.row,
    number: wished.number,
    status,
    productId: part?.id ?? null,
    productName: part?.name ?? "",
    qty,
    assumed,
    total: judged ? lineTotal(judged.unit_price, qty ?? 0) : null,
    weight: meant?.facts?.weight ? Number((meant.facts.weight * (qty ?? 0)).toFixed(3)) : null,
    rows,
    pieces,
    matchedBy: number?.kind ?? null,
    matchedNumber: number?.shown ?? "",
    candidates: checked.candidates.map(toCandidate),
  }
}

function toCandidate({ part, number }: Candidate): RowCandidate {
  return {
    productId: part.id,
    productName: part.name,
    sku: part.sku,
    image: part.image,
    matchedBy: number.kind,
    matchedNumber: number.shown,
    unitPrice: part.price,
  }
}
