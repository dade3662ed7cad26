import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { pageQuerySchema } from "../../../contract/page"
import { cursorSchema, type Page, type PageOf } from "../../../queries/database/cursor-pagination"
import { setPageHeaders } from "./page-headers"

const keysetQuerySchema = pageQuerySchema.extend({
  cursor: pageQuerySchema.shape.cursor.unwrap().pipe(cursorSchema).optional(),
})

/** The page that the caller asks for. Throws ZodError, also for a forged cursor. */
export function readPageQuery(req: MedusaRequest): Page {
  return keysetQuerySchema.parse(req.query)
}

/** The page's rows as the call answers them; its headers tell of the others. */
export function rowsOf<Row, Answer>(
  { rows, ...page }: PageOf<Row>,
  toAnswer: (row: Row) => Answer,
  [req, res]: [MedusaRequest, MedusaResponse],
): Answer[] {
  setPageHeaders(req, res, page)
  return rows.map(toAnswer)
}
