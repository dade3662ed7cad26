import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeProductSchema, productQuerySchema } from "../../../../../contract/product/product"
import { readFieldsById } from "../../../../../queries/field/fields-by-id"
import { readFits } from "../../../../../queries/fitment/fits"
import { readSellable } from "../../../../../queries/product/products"
import { deleteProductWorkflow } from "../../../../../workflows/product/workflows/delete-product"
import { updateProductWorkflow } from "../../../../../workflows/product/workflows/update-product"
import { ShopError } from "../../../../../errors/shop-error"
import { namedVehicle } from "../../../../http/named-vehicle"
import { answerTagged } from "../../../../http/response/etag"
import { toProductDetail } from "../../../../http/serializers/product"
import {
  isStockAlone,
  namesProduct,
  toProductChange,
} from "../../../../http/serializers/product-body"
import {
  buyerOf,
  requireAdmin,
  requireMember,
  viewerOfCaller,
} from "../../../../http/auth/signed-in"
import { successorsFor } from "../../../../http/successors"
import { readOwnFields } from "../../../../http/validation/own-fields"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => ({
    body: { success: true, data: await productOf(req, productQuerySchema.parse(req.query)) },
  }))
}

export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = String(req.params.id)
  if (isStockAlone(req.body)) requireStockAdmin(req)
  else requireAdmin(req)
  const fields = readOwnFields("product", req.body, { writers: ["staff"], isPart: true })
  const isOfFieldsAlone = Object.keys(fields).length > 0 && !namesProduct(req.body)
  const change = isOfFieldsAlone ? {} : toProductChange(changeProductSchema.parse(req.body))
  const { customer_id } = buyerOf(req)
  await updateProductWorkflow(req.scope).run({ input: { id, ...change, fields, customer_id } })
  res.json({ success: true, data: await productOf(req) })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireAdmin(req)
  await deleteProductWorkflow(req.scope).run({ input: { id: String(req.params.id) } })
  res.json({ success: true })
}

/** The oldest clients lower the stock after a purchase: here the order has done so. */
function requireStockAdmin(req: MedusaRequest): void {
  if (requireMember(req).is_admin) return
  throw new ShopError("admins_only", { variant: "stock" })
}

async function productOf(req: MedusaRequest, { qty }: { qty?: number | undefined } = {}) {
  const sellable = await readSellable(req.scope, String(req.params.id), buyerOf(req))
  if (!sellable) throw new ShopError("product_not_found")
  const { product_id } = sellable
  const fields = (await readFieldsById(req.scope, "product", [product_id])).get(product_id)
  const ids = [sellable.variant_id]
  const fits = await readFits(req.scope, { vehicle: await namedVehicle(req), ids })
  const successors = await successorsFor(req, sellable.is_superseded ? ids : [])
  const viewer = viewerOfCaller(req)
  return toProductDetail(sellable, { qty, fields, viewer, fits, successors })
}
