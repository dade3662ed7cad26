import type {
  CheckedRow as ToldRow,
  RowCandidate,
} from "../../../contract/order-lines/checked-lines"
import { lineTotal } from "../../../queries/order/purchase/judge-line"
import type { Fits } from "../../../queries/fitment/fits"
import type { Successors } from "../../../queries/fitment/successors"
import type { CheckedRow } from "../../../queries/order-lines/checked-rows"
import type { Candidate } from "../../../queries/order-lines/meant-parts"
import { toBasketLine } from "./basket"

type Told = { fits?: Fits; successors?: Successors }

/** A row of a buyer's list as /api/v1 tells it. */
export function toCheckedRow(checked: CheckedRow, { fits, successors }: Told = {}): ToldRow {
  const { wished, status, qty, assumed, rows, pieces, meant } = checked
  const { part, judged, number } = meant ?? {}
  const sold = part && judged && { part, judged }
  const wish = { id: part?.id ?? "", quantity: pieces ?? 0, facts: meant?.facts, sold }
  const { status: _, ...line } = toBasketLine(wish, fits)
  const successor = part && successors?.get(part.variant_id)
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
    ...(successor && { successor }),
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
