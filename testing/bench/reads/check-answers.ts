import { agree } from "./agree"
import { ask } from "./ask"
import { LIMIT, SLIM } from "./goals"
import { medusaProducts } from "./medusa-products"
import { medusaRows, ownRows, statementRows } from "./rows"
import { PRODUCTS, ROWS, type Urls } from "./urls"

/** Throws unless all sides answer the same rows; else says what they agree in. */
export async function checkAnswers({ own, medusa, limit }: Urls): Promise<string> {
  const calls = await medusaProducts(own, medusa)
  const ours = ownRows(await ask({ url: `${own}/api/v1/products?limit=${ROWS}` }))
  if (ours.length !== ROWS) throw new Error(`The shop answers ${ours.length} rows, not ${ROWS}`)
  agree(ours, SLIM, medusaRows(await ask(calls.slim(PRODUCTS))))
  agree(ours, LIMIT, statementRows(await ask({ url: limit })))
  return `All sides answer the same ${ROWS} rows of ${PRODUCTS} products in the same order: names, SKUs, descriptions, prices, stock, pictures and categories agree.`
}
