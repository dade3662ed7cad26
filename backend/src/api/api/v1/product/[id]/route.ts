import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readSellable } from "../../../../../queries/products"
import { answerTagged } from "../../../../http/answer-tagged"
import { shopEnvironment } from "../../../../http/environment"
import { toProductDetail } from "../../../../http/product-answer"
import { productNotFound } from "../../../../http/product-not-found"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  answerTagged(res, { success: true, data: await productOf(req) })
}

async function productOf(req: MedusaRequest) {
  const sellable = await readSellable(req.scope, String(req.params.id))
  if (!sellable) throw productNotFound()
  return toProductDetail(sellable, shopEnvironment().minimumOrderQuantity)
}
