import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { PRODUCT_COLUMNS } from "../../../contract/product/product-csv"
import { BYTE_ORDER_MARK, csvLine } from "../../../contract/staff/csv"
import { readCsvPage } from "../../../queries/product-csv/product-rows"
import { fieldCells, fieldColumns } from "../../../workflows/product-import/row/field-cells"
import { cellsOf } from "../../../workflows/product-import/row/row-cells"
import { answerPieces } from "../../http/response/streams/json-lines"

/** Rows that are read and written together. */
const PAGE = 500

/** The product file of the whole shop, page by page: a row for each variant, oldest first. */
async function* exportProducts(container: MedusaContainer): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine([...PRODUCT_COLUMNS, ...fieldColumns()])
  let after = ""
  for (;;) {
    const products = await readCsvPage(container, { after, limit: PAGE })
    const last = products.at(-1)
    if (!last) return
    const rows = products.map((product) => {
      const cells = cellsOf(product)
      return [...PRODUCT_COLUMNS.map((column) => cells[column]), ...fieldCells(product.fields)]
    })
    yield rows.map((cells) => csvLine(cells)).join("")
    after = last.variant_id
  }
}

/** Every product as a file that the import reads. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", `attachment; filename="products-${day}.csv"`)
  await answerPieces(res, exportProducts(req.scope))
}
