import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { productListQuerySchema } from "../../../../contract/product"
import { readSellablePage } from "../../../../queries/products"
import { answerTagged } from "../../../http/answer-tagged"
import { shopEnvironment } from "../../../http/environment"
import { setPageHeaders } from "../../../http/page-headers"
import { toProduct } from "../../../http/product-answer"
import { unknownCursor } from "../../../http/unknown-cursor"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = productListQuerySchema.parse(req.query)
  const page = await readSellablePage(req.scope, query)
  if (!page) throw unknownCursor()
  const { minimumOrderQuantity } = shopEnvironment()
  setPageHeaders(req, res, page)
  const data = page.sellables.map((part) => toProduct(part, minimumOrderQuantity))
  answerTagged(res, { success: true, data })
}
