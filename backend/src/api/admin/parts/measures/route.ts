import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http"
import { partMeasuresQuerySchema } from "../../../../contract/product/part-form"
import { readCategoryMeasures } from "../../../../queries/product-csv/category-measures"
import { answerRefusal } from "../../../http/errors/answer-refusal"

/** What the data sheets of the categories' parts tell, for the form to offer. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const { category } = partMeasuresQuerySchema.parse(req.query)
    res.json({ measures: await readCategoryMeasures(req.scope, category) })
  } catch (error) {
    answerRefusal(error, { res, next })
  }
}
