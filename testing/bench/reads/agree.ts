import { isDeepStrictEqual } from "node:util"
import type { Row } from "./rows"

/**
 * Throws where two sides do not tell the same: the same products in the same order, the same
 * variants of each, the same names, numbers, prices, stock, pictures and categories.
 */
export function agree(ours: readonly Row[], side: string, theirs: readonly Row[]): void {
  const [a, b] = [sorted(ours), sorted(theirs)]
  if (a.length > 0 && isDeepStrictEqual(a, b)) return
  const odd = a.findIndex((row, index) => !isDeepStrictEqual(row, b[index]))
  const rows = [a[odd], b[odd]].map((row) => JSON.stringify(row)).join("\n  ")
  throw new Error(
    `${side} tells ${b.length} rows, and ours ${a.length}, which are not the same:\n  ${rows}`,
  )
}

/** Medusa puts a product's variants into no order of ours; products keep theirs. */
function sorted(rows: readonly Row[]): Row[] {
  const products = [...new Set(rows.map(productOf))]
  return [...rows].sort(
    (a, b) =>
      products.indexOf(productOf(a)) - products.indexOf(productOf(b)) || (a.sku < b.sku ? -1 : 1),
  )
}

/** A variant's SKU is its product's number and the side. */
function productOf({ sku }: Row): string {
  return sku.slice(0, sku.lastIndexOf("-"))
}
