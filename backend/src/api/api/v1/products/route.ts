import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { productListQuerySchema, saveProductSchema } from "../../../../contract/product/product"
import { ShopError } from "../../../../errors/shop-error"
import { STAFF } from "../../../../queries/field/field-values"
import { readFieldsById } from "../../../../queries/field/fields-by-id"
import { readAttributesById } from "../../../../queries/product/attributes-by-id"
import { readFits } from "../../../../queries/fitment/fits"
import { readSellable, readSellablePage } from "../../../../queries/product/products"
import { hearDemand } from "../../../../workflows/demand/hear-demand"
import { createProductWorkflow } from "../../../../workflows/product/workflows/create-product"
import { buyerOf, requireAdmin, viewerOfCaller } from "../../../http/auth/signed-in"
import { visitorOf, wantedOfSearch } from "../../../http/demand"
import { vehicleOfList } from "../../../http/named-vehicle"
import { answerTagged } from "../../../http/response/etag"
import { pageHeaders } from "../../../http/response/page-headers"
import { readAdditionalData } from "../../../http/validation/additional-data"
import { unknownCursor } from "../../../http/validation/unknown-cursor"
import { toProduct, toProductDetail } from "../../../http/serializers/product"
import { toProductInput } from "../../../http/serializers/product-body"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => {
    const { qty, with: more, ...query } = productListQuerySchema.parse(req.query)
    const { vehicle, fitting } = await vehicleOfList(req)
    const asked = { ...query, fitting }
    const page = await readSellablePage(req.scope, asked, buyerOf(req))
    if (!page) throw unknownCursor()
    const wanted = wantedOfSearch(asked, page.total)
    if (wanted.length > 0) hearDemand(req.scope, { visitor: visitorOf(req), wanted })
    const ids = page.sellables.map(({ product_id }) => product_id)
    const fields = await readFieldsById(req.scope, "product", ids)
    const sheets = more ? await readAttributesById(req.scope, ids) : undefined
    const variants = page.sellables.map(({ variant_id }) => variant_id)
    const fits = await readFits(req.scope, { vehicle, ids: variants })
    const viewer = viewerOfCaller(req)
    const data = page.sellables.map((part) => {
      const told = toProduct(part, { qty, fields: fields.get(part.product_id), viewer, fits })
      return sheets ? { ...told, attributes: sheets.get(part.product_id) ?? [] } : told
    })
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
  const data = toProductDetail(sellable, { fields, viewer: STAFF })
  res.status(201).json({ success: true, data })
}
