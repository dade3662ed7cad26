import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { BYTE_ORDER_MARK, csvLine } from "../../../../contract/staff/csv"
import { FITMENT_COLUMNS } from "../../../../contract/vehicle/fitment-csv"
import { cellsOf, FILE_START, readFilePage } from "../../../../queries/fitment/fitment-file-rows"
import { answerPieces } from "../../../http/response/streams/json-lines"

/** Rows that are read and written together. */
const PAGE = 1000

/** What the shop itself says of all parts, page by page. */
async function* exportFitments(container: MedusaContainer): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(FITMENT_COLUMNS)
  let place = FILE_START
  for (;;) {
    const rows = await readFilePage(container, { ...place, limit: PAGE })
    const last = rows.at(-1)
    if (!last) return
    const cells = rows.map(cellsOf)
    yield cells.map((row) => csvLine(FITMENT_COLUMNS.map((column) => row[column]))).join("")
    place = last
  }
}

/** Every fitment of the shop's own as a file that the import reads. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", `attachment; filename="fitments-${day}.csv"`)
  await answerPieces(res, exportFitments(req.scope))
}
