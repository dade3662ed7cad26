import type { ShopSettings } from "../../contract/shop/shop-settings"
import { writeMail } from "./write-mail"
import { amountOf } from "../../queries/database/amount"
import { expiredAfter } from "../../queries/order/expired-after"
import { orderState } from "../../queries/order/order-state"
import { totalAsPlaced } from "../../queries/order/order-total"
import type { OrderRow } from "../../queries/order/orders"
import { orderMailKey, type OrderNews } from "../../queries/mail/pending-mails"
import type { Mail } from "./mail"
import { customerText, staffText } from "./order-mail-texts"

type Context = {
  news: OrderNews
  publicUrl: string
  shop: ShopSettings
  /** After how many hours unpaid orders are cancelled; unset: never. */
  unpaid_hours?: number
}

/** The mails about one event of an order: to its customer and, of a new one, to staff. */
export function orderMails(
  order: OrderRow,
  { news, publicUrl, shop, unpaid_hours }: Context,
): Mail[] {
  const number = orderNumber(order)
  const expired_after = expiredAfter(order)
  const told = {
    number,
    refunded: orderState(order).refunded > 0,
    expired: expired_after !== undefined,
    unpaid_hours: expired_after ?? unpaid_hours,
  }
  const facts = factsOf(order)
  const link = { label: "See the order", url: `${publicUrl}/dashboard/orders/${order.id}` }
  const common = {
    channel: "email" as const,
    template: `order-${news}`,
    resource_type: "order",
    resource_id: order.id,
  }
  const key = orderMailKey({ news, order_id: order.id })
  const rest = { facts, link, signature: signatureOf(shop) }
  const customerMail: Mail = {
    ...common,
    to: order.email ?? "",
    data: writeMail({ ...customerText(news, told), ...rest }),
    idempotency_key: key,
  }
  if (news !== "placed") return [customerMail]
  const part = partsOf(order)
  const quantity = String(piecesOf(order))
  const staffMails = shop.staff_mails.map((to): Mail => ({
    ...common,
    to,
    template: "order-placed-staff",
    data: writeMail({ ...staffText(number, { part, quantity }), ...rest }),
    idempotency_key: `${key}:${to}`,
  }))
  return [customerMail, ...staffMails]
}

/** Who wrote, and where to ask; what is not set is left out. */
function signatureOf({ name, address, phone, web }: ShopSettings): string[] {
  const place = address.split("\n").join(", ")
  const reached = [phone, web].filter(Boolean).join(" · ")
  return [name, place, reached].filter(Boolean)
}

/** As the order's page has it: enough of Medusa's id to tell orders apart when they are spoken of. */
function orderNumber({ id }: OrderRow): string {
  return id.slice(-6).toUpperCase()
}

function factsOf(order: OrderRow): [string, string][] {
  const { first_name, last_name, address_1, phone } = order.shipping_address ?? {}
  return [
    ["Order", `${orderNumber(order)} (number ${order.display_id})`],
    ["Part", partsOf(order)],
    ["Quantity", String(piecesOf(order))],
    ["Total", amount(order)],
    ["Name", [first_name, last_name].filter(Boolean).join(" ")],
    ["Address", address_1 ?? ""],
    ["Phone", phone ?? ""],
  ]
}

function partsOf({ items }: OrderRow): string {
  return items.map((item) => item.title).join(", ")
}

function piecesOf({ items }: OrderRow): number {
  return items.reduce((sum, item) => sum + amountOf(item.quantity), 0)
}

function amount(order: OrderRow): string {
  const format = { style: "currency", currency: order.currency_code } as const
  return new Intl.NumberFormat("en-US", format).format(totalAsPlaced(order))
}
