import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { readSellable } from "../../../../../queries/products"
import { ShopError } from "../../../../../workflows/shop-error"
import { shopEnvironment } from "../../../../http/environment"
import { toProductDetail } from "../../../../http/product-answer"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const sellable = await readSellable(req.scope, String(req.params.id))
  if (!sellable) {
    throw new ShopError({
      code: "product_not_found",
      type: MedusaError.Types.NOT_FOUND,
      message: "This product is no longer sold",
    })
  }
  const { minimumOrderQuantity } = shopEnvironment()
  res.json({ success: true, data: toProductDetail(sellable, minimumOrderQuantity) })
}
