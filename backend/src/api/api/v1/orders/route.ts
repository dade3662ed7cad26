import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { idempotencyHeadersSchema } from "../../../../contract/calls/orders"
import { placeOrderSchema } from "../../../../contract/order/order"
import { orderListSchema } from "../../../../contract/order/order-list"
import { placeLinesSchema, type PlaceLines } from "../../../../contract/order/order-lines"
import { readFoundOrderPage, readOrderPage } from "../../../../queries/order/orders"
import { fieldsOfLine, type WantedLine } from "../../../../workflows/order/place/check-purchase"
import { placeOrder } from "../../../../workflows/order/place/place-order"
import { hasKey } from "../../../http/auth/has-key"
import { readAdditionalData } from "../../../http/validation/additional-data"
import { readLineFields } from "../../../http/validation/line-fields"
import { readPageQuery, rowsOf } from "../../../http/response/list-page"
import { toOrder } from "../../../http/serializers/order"
import { requireAdmin, requireMember, requireOwnMail } from "../../../http/auth/signed-in"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = requireAdmin(req)
  const { cancelled: includeCancelled = false, q } = orderListSchema.parse(req.query)
  const [filter, asked] = [{ includeCancelled }, readPageQuery(req)]
  const page = q
    ? await readFoundOrderPage(req.scope, { q, ...filter }, asked)
    : await readOrderPage(req.scope, filter, asked)
  res.json({ success: true, data: rowsOf(page, (order) => toOrder(order, caller), [req, res]) })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const member = requireMember(req)
  const { lines: wanted, total, ...body } = readBody(req)
  requireOwnMail(member, body.email)
  const { "idempotency-key": key } = idempotencyHeadersSchema.parse(req.headers)
  const additional_data = readAdditionalData("placeOrder", req.body)
  const ofLines = readLineFields(req.body)
  const lines = wanted.map((line, place) => ({ ...line, additional_data: ofLines[place] ?? {} }))
  const { customer_id, email } = member
  const { name, phone, address } = body
  const order = await placeOrder(req.scope, {
    buyer: { customer_id, name, email, phone, address },
    lines,
    seen_total: total,
    additional_data,
    ...(key && { idempotency_key: key }),
  })
  res.status(201).json({ success: true, data: toOrder(order, member) })
}

type Wanted = Omit<PlaceLines, "lines"> & { lines: WantedLine[] }

/** A body that names `lines` has these; the specification's has one, which it is itself. */
function readBody({ body }: MedusaRequest): Wanted {
  if (hasKey(body, "lines")) {
    const { lines, ...buyer } = placeLinesSchema.parse(body)
    const wanted = lines.map(({ productId, qty, price }, place) => ({
      product_id: productId,
      product_name: "",
      quantity: qty,
      seen_price: price,
      fields: fieldsOfLine(place),
    }))
    return { ...buyer, lines: wanted }
  }
  const { productName, productId, qty, price, ...buyer } = placeOrderSchema.parse(body)
  const wanted = {
    product_id: productId,
    product_name: productName,
    quantity: qty,
    seen_price: price,
  }
  return { ...buyer, lines: [wanted] }
}
