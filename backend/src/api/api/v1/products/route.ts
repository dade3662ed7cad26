import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { productListQuerySchema, saveProductSchema } from "../../../../contract/product/product"
import { ShopError } from "../../../../errors/shop-error"
import { STAFF } from "../../../../queries/field/field-values"
import { readFieldsById } from "../../../../queries/field/fields-by-id"
import { readAttributesById } from "../../../../queries/product/attributes-by-id"
import { readSellable, readSellablePage } from "../../../../queries/product/products"
import { readShopMinimum } from "../../../../queries/shop/shop-settings"
import { hearDemand } from "../../../../workflows/demand/hear-demand"
import { createProductWorkflow } from "../../../../workflows/product/workflows/create-product"
import { buyerOf, requireAdmin, viewerOfCaller } from "../../../http/auth/signed-in"
import { visitorOf, wantedOfSearch } from "../../../http/demand"
import { answerTagged } from "../../../http/response/etag"
import { pageHeaders } from "../../../http/response/page-headers"
import { readAdditionalData } from "../../../http/validation/additional-data"
import { toProduct, toProductDetail } from "../../../http/serializers/product"
import { toProductInput } from "../../../http/serializers/product-body"

/** 400 for a cursor that this list did not give out. */
function unknownCursor(): z.ZodError {
  const message = "is not a cursor of this list: begin again without one"
  return new z.ZodError([{ code: "custom", path: ["cursor"], message, input: undefined }])
}

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => {
    const { qty, with: more, ...query } = productListQuerySchema.parse(req.query)
    const page = await readSellablePage(req.scope, query, buyerOf(req))
    if (!page) throw unknownCursor()
    const wanted = wantedOfSearch(query, page.total)
    if (wanted.length > 0) hearDemand(req.scope, { visitor: visitorOf(req), wanted })
    const ids = page.sellables.map(({ product_id }) => product_id)
    const fields = await readFieldsById(req.scope, "product", ids)
    const sheets = more ? await readAttributesById(req.scope, ids) : undefined
    const viewer = viewerOfCaller(req)
    const data = page.sellables.map((part) => ({
      ...toProduct(part, { ...page, qty, fields: fields.get(part.product_id), viewer }),
      ...(sheets && { attributes: sheets.get(part.product_id) ?? [] }),
    }))
    const { nearest } = page
    return {
      headers: pageHeaders(req, page),
      body: { success: true, data, ...(nearest && { nearest }) },
    }
  })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireAdmin(req)
  const product = toProductInput(saveProductSchema.parse(req.body))
  const input = { ...product, additional_data: readAdditionalData("createProduct", req.body) }
  const { result } = await createProductWorkflow(req.scope).run({ input })
  const id = result[0]?.id ?? ""
  const sellable = await readSellable(req.scope, id)
  if (!sellable) throw new ShopError("product_not_found")
  const fields = (await readFieldsById(req.scope, "product", [id])).get(id)
  const asked = { shopMinimum: await readShopMinimum(req.scope), fields, viewer: STAFF }
  const data = toProductDetail(sellable, asked)
  res.status(201).json({ success: true, data })
}
