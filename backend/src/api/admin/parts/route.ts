import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http"
import { savePartSchema } from "../../../contract/product/part-form"
import { createPart } from "../../../workflows/product-import/save-part"
import { answerRefusal } from "../../http/errors/answer-refusal"

/** Makes a part that can be ordered at once. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const product_id = await createPart(req.scope, savePartSchema.parse(req.body))
    res.status(201).json({ product_id })
  } catch (error) {
    answerRefusal(error, { res, next })
  }
}
