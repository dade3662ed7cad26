import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderLine } from "../../contract/order/order-lines"
import { readParts } from "../product/parts"
import type { Buyer, Sellable } from "../product/sellable"
import { checkRows, NOTHING, type CheckedRow } from "./checked-rows"
import { readMeanings, type Meaning } from "./meant-parts"

export type ReorderedRow = { checked: CheckedRow; ordered: OrderLine }

type Asked = { lines: readonly OrderLine[]; buyer: Buyer; line?: number | undefined }

/**
 * What the lines of an order come to at this moment, or one of them, counted from 1. A part is found
 * by its id, whatever its number is by now; one that is gone by its number, as a list's row is.
 */
export async function readReorderedRows(
  container: MedusaContainer,
  { lines, buyer, line }: Asked,
): Promise<ReorderedRow[]> {
  const rows = lines
    .map((ordered, place) => ({ ordered, row: place + 1 }))
    .filter(({ row }) => line === undefined || row === line)
  const ids = rows.map(({ ordered }) => ordered.productId)
  const parts = await readParts(container, { ids, buyer })
  const gone = rows.flatMap(({ ordered: { productId, sku } }) => (parts.has(productId) ? [] : sku))
  const meanings = await readMeanings(container, { numbers: gone.filter(Boolean), buyer })
  const checked = await checkRows(
    container,
    rows.map(({ ordered: { productId, sku, qty }, row }) => {
      const part = parts.get(productId)
      const meaning = part ? meantBy(part) : withoutGuess(meanings.get(sku))
      return { wished: { row, number: sku, qty }, meaning }
    }),
  )
  return rows.flatMap(({ ordered }, at) => {
    const row = checked[at]
    return row ? [{ checked: row, ordered }] : []
  })
}

function meantBy(part: Sellable): Meaning {
  const { variant_id, sku: shown } = part
  return { status: "found", candidate: { part, number: { variant_id, kind: "sku", shown } } }
}

/** What was ordered is told by its SKU: as another maker's number it would be another part. */
function withoutGuess(meaning: Meaning = NOTHING): Meaning {
  if (meaning.status !== "found" || meaning.candidate.number.kind === "sku") return meaning
  return { status: "unknown", candidates: [meaning.candidate] }
}
