import type { MedusaContainer } from "@medusajs/framework/types"
import {
  typedPieces,
  type RowStatus,
  type WishedRow,
} from "../../contract/order-lines/checked-lines"
import { firstValidQuantity, ruleInForce } from "../../contract/order/quantity-rule"
import { readVariantFacts, type VariantFacts } from "../basket/kept-basket"
import { judgeLine, type JudgedLine } from "../order/purchase/judge-line"
import type { Buyer, Sellable } from "../product/sellable"
import { readShopMinimum } from "../shop/shop-settings"
import { readMeanings, type Candidate, type Meaning } from "./meant-parts"

export type CheckedRow = Quantity & {
  wished: WishedRow
  status: RowStatus
  /** The rows of the same part, which are judged as one line of so many pieces. */
  rows: number[]
  pieces: number | null
  meant: (Candidate & { judged: JudgedLine; facts: VariantFacts | undefined }) | undefined
  candidates: Candidate[]
}

type Quantity = {
  /** Null where it is no whole number of pieces. */
  qty: number | null
  /** Whether none was named, so that it is the first that can be ordered. */
  assumed: boolean
}

type Row = Quantity & { wished: WishedRow; meaning: Meaning }
type Sum = { rows: number[]; pieces: number }

/** What a number means that no part has. */
export const NOTHING: Meaning = { status: "unknown", candidates: [] }

/** What each row of a list comes to at this moment; a row that is wrong leaves the others alone. */
export async function readCheckedRows(
  container: MedusaContainer,
  { lines, buyer }: { lines: readonly WishedRow[]; buyer: Buyer },
): Promise<CheckedRow[]> {
  if (lines.length === 0) return []
  const numbers = lines.map(({ number }) => number)
  const meanings = await readMeanings(container, { numbers, buyer })
  return checkRows(
    container,
    lines.map((wished) => ({ wished, meaning: meanings.get(wished.number) ?? NOTHING })),
  )
}

/** Rows whose part is known already, or why it is not. */
export async function checkRows(
  container: MedusaContainer,
  meant: readonly Pick<Row, "wished" | "meaning">[],
): Promise<CheckedRow[]> {
  const shop_minimum = await readShopMinimum(container)
  const rows = meant.map(({ wished, meaning }): Row => {
    return { wished, meaning, ...quantityOf(wished, { part: partOf(meaning), shop_minimum }) }
  })
  const sums = addUp(rows)
  const facts = await readVariantFacts(container, [...sums.keys()])
  return rows.map(({ wished, meaning, qty, assumed }): CheckedRow => {
    const own = { wished, qty, assumed }
    if (meaning.status !== "found") {
      const { status, candidates } = meaning
      return { ...own, status, rows: [wished.row], pieces: qty, meant: undefined, candidates }
    }
    const { part } = meaning.candidate
    const { rows, pieces } = sums.get(part.variant_id) ?? { rows: [wished.row], pieces: 0 }
    const judged = judgeLine(part, { quantity: pieces, shop_minimum })
    return {
      ...own,
      status: qty === null ? "invalid_quantity" : (judged.problem?.code ?? "ok"),
      rows,
      pieces,
      meant: { ...meaning.candidate, judged, facts: facts.get(part.variant_id) },
      candidates: [],
    }
  })
}

function partOf(meaning: Meaning): Sellable | undefined {
  return meaning.status === "found" ? meaning.candidate.part : undefined
}

function quantityOf(
  { qty }: WishedRow,
  { part, shop_minimum }: { part: Sellable | undefined; shop_minimum: number },
): Quantity {
  if (qty !== null) return { qty: typedPieces(qty) ?? null, assumed: false }
  const first = part && firstValidQuantity(ruleInForce(part.rule, shop_minimum))
  return { qty: first ?? null, assumed: true }
}

/** Each part once, by its variant, with all rows that name it. */
function addUp(rows: readonly Row[]): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const { meaning, wished, qty } of rows) {
    const part = partOf(meaning)
    if (!part) continue
    const sum = sums.get(part.variant_id) ?? { rows: [], pieces: 0 }
    sum.rows.push(wished.row)
    sum.pieces += qty ?? 0
    sums.set(part.variant_id, sum)
  }
  return sums
}
