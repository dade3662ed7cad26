import {
  changeOrderSchema,
  newOrderSchema,
  type NewOrder,
  type Order,
} from "@shop/contract/order/order"
import { writeNoteSchema } from "@shop/contract/order/order-note"
import { declared, staffFields, withDeclared } from "../declared"
import { aLine, anOrder } from "../factories"
import { administratorOf, callerOf, fakeShop, found } from "../fake-shop"
import { pageOf, Refusal, serve } from "../serve"

const MISSING = "order_not_found"
const asked = (query: URLSearchParams) =>
  fakeShop.orders.filter(
    ({ cancelledAt }) => cancelledAt === null || query.get("cancelled") === "true",
  )

/** Every word of a search, somewhere in it; the shop itself knows numbers of parts, too. */
function holds(order: Order, q: string): boolean {
  const text = JSON.stringify(order).toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export const orderHandlers = [
  serve("getConfig", () => ({
    body: {
      success: true,
      data: {
        identity: { mode: "embedded", apiKey: "key", authDomain: "shop.test", projectId: "demo" },
        payment: { provider: "stripe", mode: "sandbox", publishableKey: "pk_test_sandbox" },
        commerce: { publishableApiKey: "pk_1", regionId: "reg_1", currency: "usd" },
        minimumOrderQuantity: 50,
        returnDays: fakeShop.returns.days,
        pricesIncludeTax: fakeShop.pricesIncludeTax,
        ...(fakeShop.addedLines.length > 0 && { addsLines: true }),
        ...(fakeShop.vehicles.length > 0 && { vehicles: true }),
        ...(declared.fields.length > 0 && { fields: declared.fields }),
      },
    },
  })),
  serve("listFields", ({ token }) => {
    administratorOf(token)
    return { body: { success: true, data: staffFields() } }
  }),
  serve("listOrders", ({ query, token }) => {
    administratorOf(token)
    const matching = asked(query).filter((order) => holds(order, query.get("q") ?? ""))
    const { rows, headers } = pageOf(matching, { path: "/orders", query })
    return { body: { success: true, data: rows }, headers }
  }),
  serve("listOrdersByMail", ({ params, query, token }) => {
    callerOf(token)
    const own = asked(query).filter(({ email }) => email === params.email)
    const { rows, headers } = pageOf(own, { path: `/orders/${params.email}`, query })
    return { body: rows, headers }
  }),
  serve("listOrderNotes", ({ params, token }) => {
    const { isAdmin } = callerOf(token)
    found(fakeShop.orders, params.id ?? "", MISSING)
    const shown = fakeShop.notes.filter(({ internal }) => isAdmin || !internal)
    return { body: { success: true, data: shown } }
  }),
  serve("writeOrderNote", ({ body, params, token }) => {
    const { email: by } = administratorOf(token)
    found(fakeShop.orders, params.id ?? "", MISSING)
    const note = {
      _id: `onote_${fakeShop.notes.length}`,
      by,
      createdAt: "2026-11-24T08:00:00.000Z",
    }
    fakeShop.notes.unshift({ ...note, ...writeNoteSchema.parse(body) })
    return { status: 201, body: { success: true, data: fakeShop.notes } }
  }),
  serve("getOrder", ({ params, token }) => {
    callerOf(token)
    return { body: { success: true, data: found(fakeShop.orders, params.id ?? "", MISSING) } }
  }),
  serve("placeOrder", ({ body, token }) => {
    callerOf(token)
    const order = withDeclared(placed(newOrderSchema.parse(body)), body) as Order
    fakeShop.orders.unshift(order)
    return { body: { success: true, data: order } }
  }),
  serve("updateOrder", ({ body, params, token }) => {
    callerOf(token)
    const order = found(fakeShop.orders, params.id ?? "", MISSING)
    Object.assign(order, changeOrderSchema.parse(body))
    return { body: { success: true, data: order } }
  }),
  serve("cancelOrder", ({ params, token }) => {
    callerOf(token)
    const order = found(fakeShop.orders, params.id ?? "", MISSING)
    if (order.isPaid) {
      throw new Refusal(409, "order_paid", { message: "A paid order cannot be cancelled" })
    }
    order.cancelledAt = "2026-11-21T09:00:00.000Z"
    return { body: { success: true } }
  }),
  serve("createPaymentIntent", ({ token }) => {
    callerOf(token)
    return { body: { success: true, clientSecret: "pi_1_secret_1" } }
  }),
]

function placed(body: NewOrder): Order {
  if ("lines" in body) {
    const { lines, total, ...buyer } = body
    const sum = total === undefined ? {} : { total: String(total) }
    return anOrder({ ...buyer, ...sum, lines: lines.map((line) => aLine(line)) })
  }
  const { productId, total, ...fields } = body
  return anOrder({ ...fields, productId: productId ?? "", total: String(total) })
}
