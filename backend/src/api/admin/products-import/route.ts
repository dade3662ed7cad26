import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http"
import { productImportQuerySchema } from "../../../contract/product/product-import"
import { answerRefusal } from "../../http/errors/answer-refusal"
import { answerJsonLines } from "../../http/response/json-lines"
import { withSheetBody } from "../../http/product-csv/csv-upload"
import { openSheet } from "../../http/product-csv/csv-file"
import { importSheet } from "../../../workflows/product-import/import-products"

/** Creates and changes products by a file, or with `dry_run` tells what it would do. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const { dry_run: isDryRun } = productImportQuerySchema.parse(req.query)
    await withSheetBody(req, async (path) => {
      const sheet = await openSheet(path)
      await answerJsonLines(res, importSheet(req.scope, { sheet, isDryRun }))
    })
  } catch (error) {
    answerRefusal(error, { res, next })
  }
}
