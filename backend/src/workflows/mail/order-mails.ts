import { figure } from "../../contract/figure"
import { orderNumber } from "../../contract/order/order-number"
import type { ShopSettings } from "../../contract/shop/shop-settings"
import type { OrderLine } from "../../contract/order/order-lines"
import type { Shipment } from "../../contract/order/shipments"
import { writeMail, type MailParts } from "./write-mail"
import {
  fieldRows,
  type FieldValues,
  OWNER,
  STAFF,
  type Viewer,
} from "../../queries/field/field-values"
import { expiredAfter } from "../../queries/order/expired-after"
import { addedLinesOf, linesOf, partsOf } from "../../queries/order/lines/order-lines"
import { orderState } from "../../queries/order/order-state"
import { orderAmounts } from "../../queries/order/order-total"
import type { OrderRow } from "../../queries/order/row/order-row"
import type { PendingMail } from "../../queries/mail/pending-mails"
import { STAFF_TEMPLATE, type Mail } from "./mail"
import type { BlocksOfMails } from "./plugin-blocks"
import { customerText, staffText } from "./order-mail-texts"
import {
  openFact,
  sentTogether,
  shipmentFacts,
  shipmentList,
  trackingBlocks,
} from "./shipment-parts"
import { waitingSentences } from "./waiting-sentences"

/** The order's page has all of them. */
const MOST_ROWS = 50

type Context = Omit<PendingMail, "order_id"> & {
  publicUrl: string
  shop: ShopSettings
  /** After how many hours unpaid orders are cancelled; unset: never. */
  unpaid_hours?: number
  /** What plugins say in each of them. */
  blocks?: BlocksOfMails
}

/** The mails about one event of an order: to its customer and, of a new one, to staff. */
export function orderMails(
  order: OrderRow,
  { news, shipment_id, key, publicUrl, shop, unpaid_hours, blocks = {} }: Context,
): Mail[] {
  const shipment = sentTogether(order, shipment_id)
  // It was taken back in this very moment.
  if (news === "shipped" && !shipment) return []
  const number = orderNumber(order)
  const expired_after = expiredAfter(order)
  const lines = linesOf(order)
  const told = {
    number,
    refunded: orderState(order).refunded > 0,
    expired: expired_after !== undefined,
    unpaid_hours: expired_after ?? unpaid_hours,
    is_open: lines.some(({ open }) => open > 0),
    waiting: waitingSentences(lines),
  }
  const link = { label: "See the order", url: `${publicUrl}/dashboard/orders/${order.id}` }
  const common = {
    channel: "email" as const,
    template: `order-${news}`,
    resource_type: "order",
    resource_id: order.id,
  }
  const rest = (reader: Viewer) => ({
    facts: [
      ...factsOf(order, lines),
      ...(isListed(order) ? [] : fieldRows("orderLine", order.items[0]?.fields ?? {}, reader)),
      ...fieldRows("order", order.fields, reader),
    ],
    ...orderList(order, lines, reader),
    link,
    signature: signatureOf(shop),
  })
  const sent = news === "delivered" ? order.shipments.at(-1) : shipment
  const own = news === "taken-back" ? [] : (blocks[news] ?? [])
  const customerMail: Mail = {
    ...common,
    to: order.email ?? "",
    data: writeMail({
      ...customerText(news, told),
      ...rest(OWNER),
      ...(shipment && shipmentParts(order, { shipment, lines, number })),
      blocks: [...trackingBlocks(sent, { withFacts: news === "delivered" }), ...own],
    }),
    idempotency_key: key,
  }
  if (news !== "placed") return [customerMail]
  const part = partsOf(lines)
  const quantity = figure(piecesOf(lines))
  const staffMails = shop.staff_mails.map((to): Mail => ({
    ...common,
    to,
    template: STAFF_TEMPLATE,
    data: writeMail({
      ...staffText(number, { part, quantity }),
      ...rest(STAFF),
      blocks: blocks["placed-staff"],
    }),
    idempotency_key: `${key}:${to}`,
  }))
  return [customerMail, ...staffMails]
}

type Sent = { shipment: Shipment; lines: readonly OrderLine[]; number: string }

/** The mail of a shipment tells of it alone, without prices. */
function shipmentParts(order: OrderRow, { shipment, lines, number }: Sent) {
  const facts: [string, string][] = [
    ["Order", number],
    ...shipmentFacts(shipment),
    openFact(lines),
    ["Address", order.shipping_address?.address_1 ?? ""],
    ...fieldRows("order", order.fields, OWNER),
  ]
  return { facts, list: shipmentList(shipment, MOST_ROWS) }
}

/** Who wrote, and where to ask; what is not set is left out. */
function signatureOf({ name, address, phone, web }: ShopSettings): string[] {
  const place = address.split("\n").join(", ")
  const reached = [phone, web].filter(Boolean).join(" · ")
  return [name, place, reached].filter(Boolean)
}

function factsOf(order: OrderRow, lines: readonly OrderLine[]): [string, string][] {
  const { first_name, last_name, address_1, phone } = order.shipping_address ?? {}
  const { total, tax } = orderAmounts(order)
  const money = moneyOf(order)
  return [
    ["Order", orderNumber(order)],
    // Several lines are listed above.
    ["Part", isListed(order) ? "" : partsOf(lines)],
    ["Quantity", figure(piecesOf(lines))],
    ["Tax", tax > 0 ? money(tax) : ""],
    ["Total", money(total)],
    ["Name", [first_name, last_name].filter(Boolean).join(" ")],
    ["Address", address_1 ?? ""],
    ["Phone", phone ?? ""],
  ]
}

function piecesOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0)
}

function isListed({ items, added }: OrderRow): boolean {
  return items.length + added.length > 1
}

/** What a line is called in a list: its part, and what plugins declared of it. */
function lineName(name: string, fields: FieldValues, reader: Viewer): string {
  const told = fieldRows("orderLine", fields, reader).filter(([, text]) => text !== "")
  return [name, ...told.map(([label, text]) => `${label}: ${text}`)].join(", ")
}

/** A list of the lines and of what plugins added, where there are several. */
function orderList(
  order: OrderRow,
  lines: readonly OrderLine[],
  reader: Viewer,
): Pick<MailParts, "list"> {
  if (!isListed(order)) return {}
  const added = addedLinesOf(order)
  const money = moneyOf(order)
  // A piece may cost part of a cent.
  const piece = moneyOf(order, { maximumFractionDigits: 6 })
  const all = [
    ...lines.map(({ productName, ...line }, place) => ({
      ...line,
      name: lineName(productName, order.items[place]?.fields ?? {}, reader),
    })),
    ...added.map(({ title, unitPrice, ...line }) => ({
      ...line,
      name: title,
      sku: "",
      price: unitPrice,
    })),
  ]
  const rows = all
    .slice(0, MOST_ROWS)
    .map(({ name, sku, qty, price, total }) => [
      name,
      sku,
      `${figure(qty)} × ${piece(price)}`,
      money(total),
    ])
  const heads = ["Part", "SKU", "Quantity × price", "Total"]
  return { list: { heads, rows, more: all.length - rows.length } }
}

function moneyOf(
  { currency_code: currency }: OrderRow,
  more: Intl.NumberFormatOptions = {},
): (amount: number) => string {
  const { format } = new Intl.NumberFormat("en-US", { style: "currency", currency, ...more })
  return (amount) => format(amount)
}
