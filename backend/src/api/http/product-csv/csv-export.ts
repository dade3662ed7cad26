import type { MedusaContainer } from "@medusajs/framework/types"
import { BYTE_ORDER_MARK, csvLine } from "../../../contract/staff/csv"
import { PRODUCT_COLUMNS } from "../../../contract/product/product-csv"
import { readSheetPage } from "../../../queries/product-csv/product-rows"
import { cellsOf } from "../../../workflows/product-import/sheet-cells"

/** Rows that are read and written together. */
const PAGE = 500

/** The product file of the whole shop, page by page: a row for each variant, oldest first. */
export async function* exportSheet(container: MedusaContainer): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(PRODUCT_COLUMNS)
  let after = ""
  for (;;) {
    const products = await readSheetPage(container, { after, limit: PAGE })
    const last = products.at(-1)
    if (!last) return
    const rows = products.map(cellsOf)
    yield rows.map((cells) => csvLine(PRODUCT_COLUMNS.map((column) => cells[column]))).join("")
    after = last.variant_id
  }
}
