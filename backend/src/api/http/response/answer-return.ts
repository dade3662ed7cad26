import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderReturns } from "../../../contract/return/order-return"
import { ShopError } from "../../../errors/shop-error"
import type { MemberRecord } from "../../../queries/account/members"
import { readNotedOrder } from "../../../queries/order-note/order-notes"
import { readExtras } from "../../../queries/return/extras"
import { readReturnPicture } from "../../../queries/return/return-picture"
import { readOrderReturns, readReturn, readReturnableLines } from "../../../queries/return/returns"
import { readShopSettings } from "../../../queries/shop/shop-settings"
import { toReturn } from "../serializers/order-return"

type Asked = { order_id: string; caller: MemberRecord }

/** Refuses whoever is neither the order's customer nor an administrator: they are told of no order. */
export async function requireOrderOf(
  container: MedusaContainer,
  { order_id, caller: { is_admin, customer_id } }: Asked,
): Promise<void> {
  const order = await readNotedOrder(container, order_id)
  if (!order || (!is_admin && order.customer_id !== customer_id)) {
    throw new ShopError("order_not_found")
  }
}

/** Refuses whoever is not the order's customer, administrators too. */
export async function requireOwnOrder(
  container: MedusaContainer,
  { order_id, customer_id }: { order_id: string; customer_id: string },
): Promise<void> {
  const order = await readNotedOrder(container, order_id)
  if (order?.customer_id !== customer_id) throw new ShopError("order_not_found")
}

/** What may come back of an order and what was asked for, as one of these may read it. */
export async function readReturnsFor(
  container: MedusaContainer,
  { order_id, caller }: Asked,
): Promise<OrderReturns> {
  await requireOrderOf(container, { order_id, caller })
  const { return_days: days } = await readShopSettings(container)
  const customer_id = caller.is_admin ? null : caller.customer_id
  const [lines, returns, extras] = await Promise.all([
    readReturnableLines(container, { order_id, days }),
    readOrderReturns(container, order_id),
    readExtras(container, { order_id, customer_id }),
  ])
  return { days, lines, returns: returns.map(toReturn), ...extras }
}

/** Answers a return as it is now. */
export async function answerReturn(
  [req, res]: [MedusaRequest, MedusaResponse],
  { id, status }: { id: string; status: 200 | 201 },
): Promise<void> {
  const row = await readReturn(req.scope, id)
  if (!row) throw new ShopError("return_not_found")
  res.status(status).json({ success: true, data: toReturn(row) })
}

type Picture = { return_id: string; picture_id: string; order_id?: string }

/** Answers a picture of a return, for nobody else to keep. */
export async function answerPicture(
  [req, res]: [MedusaRequest, MedusaResponse],
  named: Picture,
): Promise<void> {
  const picture = await readReturnPicture(req.scope, named)
  if (!picture) throw new ShopError("picture_not_found")
  res.setHeader("cache-control", "private, no-store")
  res.setHeader("content-type", "image/webp")
  res.end(picture)
}
