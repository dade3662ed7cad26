import { answerOf } from "../../../src/contract/answer"
import { orderSchema } from "../../../src/contract/order/order"
import { placeOrder, purchaseOf } from "../../setup/orders/purchase"
import { addPart } from "../../setup/shop-fixture"
import { exactly } from "../support/fits"
import { describeStaffOnly, NOT_SIGNED_IN, type Golden } from "./golden-call"

const UNKNOWN = { id: "order_unknown" }
const NOT_FOUND = { status: 404, code: "order_not_found" }
const REQUIRED = [
  ["name", "name is required"],
  ["email", "email is required"],
  ["productName", "productName is required"],
  ["qty", "quantity is required"],
  ["price", "Price is required"],
  ["phone", "phone number is required"],
  ["address", "address is required"],
] as const

/** POST /orders. */
export function describePlacingOrders({ answer, refusal, world }: Golden): void {
  const given = (change: Record<string, unknown> = {}) => ({
    token: world().owner.token,
    body: { ...purchaseOf(world().part, world().owner), ...change },
  })
  const placed = async (headers: Record<string, string> = {}) =>
    exactly(answerOf(orderSchema), await answer("placeOrder", { ...given(), headers })).data

  it("answers the order, with its total as text", async () => {
    expect(await placed()).toMatchObject({ qty: 50, price: 15.3, total: "765", isPaid: false })
  })

  it("places one order for one Idempotency-Key", async () => {
    const headers = { "idempotency-key": "the same purchase" }
    expect(await placed(headers)).toEqual(await placed(headers))
  })

  it("never takes paid, delivered or a total from the body", async () => {
    const body = { ...given().body, isPaid: true, isDeliver: true, transitionId: "pi_1" }
    const order = await answer("placeOrder", { ...given(), body })
    expect(order).toMatchObject({ data: { isPaid: false, isDeliver: false, transitionId: "" } })
  })

  it("is 400 with the field's own sentence where one is missing or empty", async () => {
    for (const [field, message] of REQUIRED) {
      const wrong = { status: 400, code: "invalid_input", field, message }
      await refusal("placeOrder", given({ [field]: undefined }), wrong)
      await refusal("placeOrder", given({ [field]: "" }), wrong)
    }
  })

  it("is 400 for a quantity that is no positive whole number", async () => {
    for (const qty of ["0", "-50", "50.5", "1e3", "fifty", 0, -1, 0.5]) {
      const wrong = { status: 400, code: "invalid_input", field: "qty" }
      await refusal("placeOrder", given({ qty, total: undefined }), wrong)
    }
  })

  it("is 401 without a token and 403 under another's mail", async () => {
    await refusal("placeOrder", { ...given(), token: undefined }, NOT_SIGNED_IN)
    const foreign = given({ email: world().other.email })
    await refusal("placeOrder", foreign, { status: 403, code: "not_yours" })
  })

  it("is 404 for a product that is not sold", async () => {
    const unknown = given({ productId: "prod_unknown", productName: "Nothing" })
    await refusal("placeOrder", unknown, { status: 404, code: "product_not_found" })
  })

  it("is 409 for another price or total", async () => {
    for (const change of [{ price: 1 }, { price: "15.31" }, { total: "1" }]) {
      await refusal("placeOrder", given(change), { status: 409, code: "price_changed" })
    }
  })

  it("says the minimum in force, and the nearest quantities beside the field", async () => {
    const message = "sorry you have to order over 50 at a time"
    const below = { status: 422, code: "below_minimum", message, field: "qty" }
    const failure = await refusal("placeOrder", given({ qty: 49, total: undefined }), below)
    expect(failure.errors[0]?.message).toContain("50")
    const rule = { minimum: 200, multiple: null, carton: 10 }
    const part = await addPart(world().container, { sku: "BD-200", name: "By 200", rule })
    const own = { ...below, message: "sorry you have to order over 200 at a time" }
    await refusal("placeOrder", { ...given(), body: purchaseOf(part, world().owner, 199) }, own)
  })

  it("says first that there is not enough, then that it is too little", async () => {
    const part = await addPart(world().container, { sku: "BD-40", name: "Forty", stock: 40 })
    const body = purchaseOf(part, world().owner, 45)
    const message = "Sorry, we don't have enough stock for this product"
    const short = { status: 409, code: "out_of_stock", message, field: "qty" }
    await refusal("placeOrder", { ...given(), body }, short)
  })

  it("is 422 between two cartons", async () => {
    const rule = { minimum: null, multiple: 12, carton: 12 }
    const part = await addPart(world().container, { sku: "BD-12", name: "By twelve", rule })
    const body = purchaseOf(part, world().owner, 61)
    const between = { status: 422, code: "invalid_quantity", field: "qty" }
    await refusal("placeOrder", { ...given(), body }, between)
  })
}

/** Reading orders, delivering and cancelling them. */
export function describeKeepingOrders(golden: Golden): void {
  const { answer, refusal, call, world } = golden
  const token = () => world().owner.token
  const place = () => placeOrder(world().api, { part: world().part, buyer: world().owner })

  describeStaffOnly(golden, [["listOrders", {}]])

  it("lists all orders for staff, and a person's own as the list itself", async () => {
    const order = await place()
    const all = await answer("listOrders", { token: world().admin.token })
    expect(all).toEqual({ success: true, data: [order] })
    const parameters = { email: world().owner.email }
    expect(await answer("listOrdersByMail", { parameters, token: token() })).toEqual([order])
    await refusal("listOrdersByMail", { parameters }, NOT_SIGNED_IN)
    const foreign = { parameters, token: world().other.token }
    await refusal("listOrdersByMail", foreign, { status: 403, code: "not_yours" })
  })

  it("lists cancelled orders where their owner or staff ask for them, and nowhere else", async () => {
    const [kept, gone] = [await place(), await place()]
    await answer("cancelOrder", { parameters: { id: gone._id }, token: token() })
    const own = { parameters: { email: world().owner.email }, token: token() }
    const staff = { token: world().admin.token }
    const idsOf = (rows: unknown) => (rows as { _id: string }[]).map(({ _id }) => _id)
    for (const query of ["", "?cancelled=false"]) {
      expect(await answer("listOrdersByMail", { ...own, query })).toEqual([kept])
      expect(await answer("listOrders", { ...staff, query })).toMatchObject({ data: [kept] })
    }
    const query = "?cancelled=true"
    const both = [gone._id, kept._id]
    expect(idsOf(await answer("listOrdersByMail", { ...own, query }))).toEqual(both)
    const all = (await answer("listOrders", { ...staff, query })) as { data: unknown }
    expect(idsOf(all.data)).toEqual(both)
    const { parameters } = own
    const stranger = { parameters, token: world().other.token, query }
    await refusal("listOrdersByMail", stranger, { status: 403, code: "not_yours" })
  })

  it("is 400 for a wrong page", async () => {
    const { email, token } = world().admin
    const given = { parameters: { email }, token, query: "?limit=none" }
    for (const id of ["listOrders", "listOrdersByMail"]) {
      await refusal(id, given, { status: 400, code: "invalid_input", field: "limit" })
      const odd = { ...given, query: "?cancelled=maybe" }
      await refusal(id, odd, { status: 400, code: "invalid_input", field: "cancelled" })
    }
  })

  it("answers an order to its owner, cancelled or not", async () => {
    const parameters = { id: (await place())._id }
    await answer("getOrder", { parameters, token: token() })
    await answer("cancelOrder", { parameters, token: token() })
    const again = { parameters, token: token() }
    await refusal("cancelOrder", again, { status: 409, code: "order_cancelled" })
    const order = await answer("getOrder", { parameters, token: token() })
    expect(order).toMatchObject({ data: { cancelledAt: expect.any(String) } })
    expect((await call("listOrders", { token: world().admin.token })).body).toMatchObject({
      data: [],
    })
  })

  it("is 401 to a guest, 404 to a stranger and for an unknown order", async () => {
    const parameters = { id: (await place())._id }
    for (const id of ["getOrder", "updateOrder", "cancelOrder"]) {
      const body = id === "updateOrder" ? { isDeliver: true } : undefined
      await refusal(id, { parameters, body }, NOT_SIGNED_IN)
      await refusal(id, { parameters, body, token: world().other.token }, NOT_FOUND)
      await refusal(id, { parameters: UNKNOWN, body, token: world().admin.token }, NOT_FOUND)
    }
  })

  it("delivers for staff alone, once, and not what is cancelled", async () => {
    const parameters = { id: (await place())._id }
    const given = { parameters, body: { isDeliver: true } }
    await refusal("updateOrder", { ...given, token: token() }, { status: 403, code: "forbidden" })
    const staff = { ...given, token: world().admin.token }
    expect(await answer("updateOrder", staff)).toMatchObject({
      data: { isDeliver: true, deliveredAt: expect.any(String) },
    })
    const delivered = { status: 409, code: "order_delivered" }
    await refusal("updateOrder", staff, delivered)
    await refusal("cancelOrder", staff, delivered)
    const other = { id: (await place())._id }
    await answer("cancelOrder", { parameters: other, token: token() })
    const cancelled = { status: 409, code: "order_cancelled" }
    await refusal("updateOrder", { ...staff, parameters: other }, cancelled)
  })

  it("sends pieces of an order for staff alone, no more than are open, and takes them back", async () => {
    const parameters = { id: (await place())._id }
    const staff = { parameters, token: world().admin.token }
    const some = { lines: [{ line: 1, qty: 20 }], carrier: "DHL", tracking: "1" }
    const forbidden = { status: 403, code: "admins_only" }
    await refusal("shipOrder", { parameters, body: some }, NOT_SIGNED_IN)
    await refusal("shipOrder", { parameters, body: some, token: token() }, forbidden)
    await refusal("shipOrder", { ...staff, parameters: UNKNOWN, body: some }, NOT_FOUND)
    const sent = await answer("shipOrder", { ...staff, body: some })
    const { data } = exactly(answerOf(orderSchema), sent)
    expect(data).toMatchObject({ isDeliver: false, lines: [{ shipped: 20, open: 30 }] })
    const more = { lines: [{ line: 1, qty: 31 }] }
    const open = { status: 409, code: "more_than_open", field: "lines.0.qty" }
    await refusal("shipOrder", { ...staff, body: more }, open)
    expect(await answer("shipOrder", { ...staff, body: {} })).toMatchObject({
      data: { isDeliver: true },
    })
    await refusal("shipOrder", { ...staff, body: {} }, { status: 409, code: "order_delivered" })

    const back = { ...parameters, shipment_id: data.shipments[0]?.id ?? "" }
    await refusal("takeBackShipment", { parameters: back }, NOT_SIGNED_IN)
    await refusal("takeBackShipment", { parameters: back, token: token() }, forbidden)
    const unknown = { ...staff, parameters: { ...parameters, shipment_id: "ful_unknown" } }
    await refusal("takeBackShipment", unknown, { status: 404, code: "shipment_not_found" })
    const nobodys = { ...staff, parameters: { ...back, ...UNKNOWN } }
    await refusal("takeBackShipment", nobodys, NOT_FOUND)
    const given = { ...staff, parameters: back }
    expect(await answer("takeBackShipment", given)).toMatchObject({
      data: { isDeliver: false, lines: [{ shipped: 30, open: 20 }] },
    })
    await refusal("takeBackShipment", given, { status: 409, code: "shipment_kept" })

    const other = { id: (await place())._id }
    await answer("cancelOrder", { parameters: other, token: token() })
    const cancelled = { status: 409, code: "order_cancelled" }
    await refusal("shipOrder", { ...staff, parameters: other, body: {} }, cancelled)
  })

  it("is 400 for a change that is none", async () => {
    const given = { parameters: { id: (await place())._id }, token: world().admin.token }
    const paid = [{ isPaid: true }, { isPaid: "yes", transitionId: "pi_1" }]
    for (const body of [{}, { isDeliver: false }, ...paid]) {
      await refusal("updateOrder", { ...given, body }, { status: 400, code: "invalid_input" })
    }
  })

  it("keeps staff's notes, and tells its owner those that are for them", async () => {
    const parameters = { id: (await place())._id }
    const staff = { parameters, token: world().admin.token }
    await answer("writeOrderNote", { ...staff, body: { text: "Call before delivery" } })
    const body = { text: "It comes on Thursday.", internal: false }
    const toOwner = { ...body, by: world().admin.email }
    expect(await answer("writeOrderNote", { ...staff, body })).toMatchObject({
      data: [toOwner, { text: "Call before delivery", internal: true }],
    })
    expect(await answer("listOrderNotes", { parameters, token: token() })).toMatchObject({
      data: [{ ...body, by: "" }],
    })
    expect(await answer("listOrderNotes", staff)).toMatchObject({ data: { length: 2 } })
    const ofOwner = { parameters, body, token: token() }
    await refusal("writeOrderNote", ofOwner, { status: 403, code: "admins_only" })
    await refusal("writeOrderNote", { parameters, body }, NOT_SIGNED_IN)
    await refusal("listOrderNotes", { parameters }, NOT_SIGNED_IN)
    await refusal("listOrderNotes", { parameters, token: world().other.token }, NOT_FOUND)
    for (const id of ["listOrderNotes", "writeOrderNote"]) {
      await refusal(
        id,
        { ...staff, parameters: UNKNOWN, ...(id[0] === "w" && { body }) },
        NOT_FOUND,
      )
    }
    for (const [field, wrong] of [
      ["text", {}],
      ["text", { text: " " }],
      ["internal", { text: "a", internal: "no" }],
    ] as const) {
      const bad = { status: 400, code: "invalid_input", field }
      await refusal("writeOrderNote", { ...staff, body: wrong }, bad)
    }
  })

  it("tells an order's owner alone what it would be today", async () => {
    const parameters = { id: (await place())._id }
    const given = { parameters, token: token(), body: { line: "1" } }
    const told = await answer("reorder", given)
    expect(told).toMatchObject({ data: { lines: [{ row: 1, status: "ok", changes: [] }] } })
    await refusal("reorder", { parameters, body: {} }, NOT_SIGNED_IN)
    for (const { token } of [world().other, world().admin]) {
      await refusal("reorder", { parameters, body: {}, token }, NOT_FOUND)
    }
    await refusal("reorder", { parameters: UNKNOWN, body: {}, token: token() }, NOT_FOUND)
    for (const line of [0, 2, -1, "first", 1.5]) {
      const wrong = { status: 400, code: "invalid_input", field: "line" }
      await refusal("reorder", { ...given, body: { line } }, wrong)
    }
  })
}
