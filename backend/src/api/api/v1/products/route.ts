import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { productListQuerySchema } from "../../../../contract/product"
import { readSellables } from "../../../../queries/products"
import { shopEnvironment } from "../../../http/environment"
import { toProduct } from "../../../http/product-answer"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit } = productListQuerySchema.parse(req.query)
  const { minimumOrderQuantity } = shopEnvironment()
  const sellables = await readSellables(req.scope, { take: limit })
  const data = sellables.slice(0, limit).map((part) => toProduct(part, minimumOrderQuantity))
  res.json({ success: true, data })
}
