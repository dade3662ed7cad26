import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { savePartSchema } from "../../../../contract/product/part-form"
import type { Part } from "../../../../contract/staff/part"
import { ShopError } from "../../../../errors/shop-error"
import { readCsvVariant } from "../../../../queries/product-csv/product-rows"
import { changePart } from "../../../../workflows/product-import/save-part"
import { answerRefusal } from "../../../http/errors/answer-refusal"
import { toPart } from "../../../http/serializers/part"

/** A variant with all that the form for parts shows. */
export async function GET(
  { scope, params }: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ part: Part }>,
): Promise<void> {
  res.json({ part: await partOf(scope, params.id) })
}

export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const variant_id = req.params.id ?? ""
    await changePart(req.scope, { variant_id, part: savePartSchema.parse(req.body) })
    res.json({ part: await partOf(req.scope, variant_id) })
  } catch (error) {
    answerRefusal(error, { res, next })
  }
}

async function partOf(container: MedusaContainer, id = ""): Promise<Part> {
  const product = await readCsvVariant(container, id)
  if (!product) throw new ShopError("product_not_found", { variant: "unknown" })
  return toPart(product)
}
