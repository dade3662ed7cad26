import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { answerPieces } from "../../http/response/json-lines"
import { exportSheet } from "../../http/product-csv/csv-export"

/** Every product as a file that the import reads. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", `attachment; filename="products-${day}.csv"`)
  await answerPieces(res, exportSheet(req.scope))
}
