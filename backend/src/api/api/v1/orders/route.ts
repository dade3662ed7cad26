import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { idempotencyHeadersSchema } from "../../../../contract/calls/orders"
import { placeOrderSchema } from "../../../../contract/order/order"
import { readKeyedOrderId } from "../../../../queries/order/keyed-order"
import { readOrder, readOrderPage, type OrderRow } from "../../../../queries/order/orders"
import { readPurchase } from "../../../../queries/order/purchase"
import { checkPurchase } from "../../../../workflows/order/check-purchase"
import { placeOrderWorkflow } from "../../../../workflows/order/workflows/place-order"
import type { PlaceOrderInput } from "../../../../workflows/order/workflows/place-order-input"
import { readPageQuery, rowsOf } from "../../../http/response/list-page"
import { toOrder } from "../../../http/serializers/order"
import { requireAdmin, requireMember, requireOwnMail } from "../../../http/auth/signed-in"
import { Turnstile } from "../../../http/turnstile"
import { ShopError } from "../../../../errors/shop-error"

/**
 * A crowd at the last pieces comes in the same moment. All at once they would find the pieces there
 * and each begin an order; a few at a time, most are refused by a look at the stock.
 */
const AT_ONCE = new Turnstile(16)

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireAdmin(req)
  const page = await readOrderPage(req.scope, {}, readPageQuery(req))
  res.json({ success: true, data: rowsOf(page, toOrder, [req, res]) })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const member = requireMember(req)
  const body = placeOrderSchema.parse(req.body)
  requireOwnMail(member, body.email)
  const { "idempotency-key": key } = idempotencyHeadersSchema.parse(req.headers)
  const wish = {
    customer_id: member.customer_id,
    name: body.name,
    email: member.email,
    phone: body.phone,
    address: body.address,
    product_id: body.productId,
    product_name: body.productName,
    quantity: body.qty,
    seen_price: body.price,
    seen_total: body.total,
    ...(key && { idempotency_key: key }),
  }
  const order = await AT_ONCE.pass(() => placeOrder(req, wish))
  res.status(201).json({ success: true, data: toOrder(order) })
}

type Wish = Omit<PlaceOrderInput, "shop_minimum" | "sellable">

/** A key that was used before answers the order of that time, as it is now. */
async function placeOrder({ scope }: MedusaRequest, wish: Wish): Promise<OrderRow> {
  const { order_id, sellable, shop_minimum } = await readPurchase(scope, wish)
  if (order_id) return knownOrder(scope, order_id)
  const input = { ...wish, shop_minimum, ...(sellable && { sellable }) }
  // Of a crowd at the last pieces most end here, for the price of one statement.
  if (sellable) checkPurchase({ ...input, sellable })
  const { result, errors } = await placeOrderWorkflow(scope).run({ input, throwOnError: false })
  if (errors.length === 0) return result
  // A twin under the same key came first: this one met its key, or the stock that it took.
  const twin = await readKeyedOrderId(scope, wish)
  if (!twin) throw errors[0]?.error
  return knownOrder(scope, twin)
}

async function knownOrder(scope: MedusaContainer, id: string): Promise<OrderRow> {
  const order = await readOrder(scope, id)
  if (!order) throw new ShopError("order_not_found")
  return order
}
