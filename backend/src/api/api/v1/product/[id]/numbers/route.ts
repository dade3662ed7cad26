import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ProductNumbers } from "../../../../../../contract/vehicle/vehicle"
import { ShopError } from "../../../../../../errors/shop-error"
import {
  readPredecessors,
  readProductNumbers,
} from "../../../../../../queries/fitment/product-numbers"
import { readSellable } from "../../../../../../queries/product/products"
import { buyerOf } from "../../../../../http/auth/signed-in"
import { answerTagged } from "../../../../../http/response/etag"
import { toOtherPart, toProductNumber } from "../../../../../http/serializers/vehicle"
import { successorOfAddress, successorsFor } from "../../../../../http/successors"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => ({
    body: { success: true, data: await numbersOf(req) },
  }))
}

/** Of what is gone only its successor is told. Throws product_not_found where there is none. */
async function numbersOf(req: MedusaRequest): Promise<ProductNumbers> {
  const sellable = await readSellable(req.scope, String(req.params.id), buyerOf(req))
  if (!sellable) {
    const successor = await successorOfAddress(req)
    if (!successor) throw new ShopError("product_not_found")
    return { numbers: [], successor, predecessors: [] }
  }
  const { variant_id } = sellable
  const [numbers, successors, predecessors] = await Promise.all([
    readProductNumbers(req.scope, variant_id),
    successorsFor(req, [variant_id]),
    readPredecessors(req.scope, variant_id),
  ])
  return {
    numbers: numbers.map(toProductNumber),
    successor: successors.get(variant_id) ?? null,
    predecessors: predecessors.map(toOtherPart),
  }
}
