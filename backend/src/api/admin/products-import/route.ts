import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http"
import { productImportQuerySchema } from "../../../contract/product/product-import"
import { answerRefusal } from "../../http/errors/answer-refusal"
import { answerJsonLines } from "../../http/response/streams/json-lines"
import { withUploadedFile } from "../../http/csv/csv-upload"
import { openCsvFile } from "../../http/product-csv/csv-file"
import { importProducts } from "../../../workflows/product-import/import-products"

/** Creates and changes products by a file, or with `dry_run` tells what it would do. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const { dry_run: isDryRun } = productImportQuerySchema.parse(req.query)
    await withUploadedFile(req, async (path) => {
      const file = await openCsvFile(path)
      await answerJsonLines(res, importProducts(req.scope, { file, isDryRun }))
    })
  } catch (error) {
    answerRefusal(error, { res, next })
  }
}
