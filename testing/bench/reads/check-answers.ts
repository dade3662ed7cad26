import { isDeepStrictEqual } from "node:util"
import type { Target } from "../wrk/run-wrk"
import { ask } from "./ask"
import { LIMIT, PRODUCTS, ROWS, SLIM, type Urls } from "./goals"
import { medusaProducts } from "./medusa-products"
import { medusaRows, ownRows, statementRows, type Row } from "./rows"

type Pages = { pages: readonly string[]; limitOf: (call: string) => Target }

/** Throws unless all sides answer the same rows on these pages; else says what they agree in. */
export async function checkAnswers(
  { own, medusa }: Urls,
  { pages, limitOf }: Pages,
): Promise<string> {
  const calls = await medusaProducts(own, medusa)
  for (const [page, call] of pages.entries()) {
    const ours = ownRows(await ask({ url: own + call }))
    if (ours.length !== ROWS) throw new Error(`The shop answers ${ours.length} rows, not ${ROWS}`)
    const theirs = await ask<Parameters<typeof medusaRows>[0]>(
      calls.slim({ limit: PRODUCTS, offset: page * PRODUCTS }),
    )
    agree(ours, SLIM, medusaRows(theirs))
    agree(ours, LIMIT, statementRows(await ask(limitOf(call))))
  }
  return `All sides answer the same ${ROWS} rows of ${PRODUCTS} products in the same order on each of the first ${pages.length} pages: names, SKUs, descriptions, prices, stock, pictures and categories agree.`
}

/**
 * Throws where two sides do not answer the same: the same products in the same order, the same
 * variants of each, the same names, numbers, prices, stock, pictures and categories.
 */
export function agree(ours: readonly Row[], side: string, theirs: readonly Row[]): void {
  const [a, b] = [sorted(ours), sorted(theirs)]
  if (a.length > 0 && isDeepStrictEqual(a, b)) return
  const odd = a.findIndex((row, index) => !isDeepStrictEqual(row, b[index]))
  const rows = [a[odd], b[odd]].map((row) => JSON.stringify(row)).join("\n  ")
  throw new Error(
    `${side} answers ${b.length} rows, and ours ${a.length}, which are not the same:\n  ${rows}`,
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
