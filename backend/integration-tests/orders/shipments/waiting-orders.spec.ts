import { z } from "@medusajs/framework/zod"
import { basketSchema } from "../../../src/contract/basket/basket"
import { checkedOrderLinesSchema } from "../../../src/contract/order-lines/checked-lines"
import { dayText } from "../../../src/contract/order/due-dates"
import { orderSchema, type Order } from "../../../src/contract/order/order"
import { productDetailSchema } from "../../../src/contract/product/product"
import { deliveryQueueSchema } from "../../../src/contract/staff/delivery-queue"
import { goodsDesk, inDays, type GoodsDesk } from "../../setup/orders/goods-desk"
import { placeOrder } from "../../setup/orders/purchase"
import { mailsTo } from "../../setup/outbox"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { sharedShop } from "../../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../../setup/shop-fixture"
import { storeClient } from "../../setup/store"
import { dataOf, failureOf, testApi } from "../../setup/test-api"
import { startReceiver } from "../../webhooks/receiver"
import { webhookDesk } from "../../webhooks/webhook-desk"

const [SOON, LATER] = [inDays(10), inDays(20)]
const WAIT = { timeout: 30_000, interval: 100 }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let part: TestPart
    let buyer: Person
    let admin: Person
    let desk: GoodsDesk
    let goods: string
    let staffToken: string

    beforeAll(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer(), { sku: "BD-DUE", stock: 50 })
      ;[buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
      staffToken = await signInMedusaAdmin(api)
      desk = goodsDesk(api, { container: getContainer(), token: staffToken, part })
      await desk.allow()
      goods = await desk.expectGoods(100, SOON)
    })

    const place = (qty = 80) => placeOrder(api, { part, buyer, qty })
    const read = async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, buyer.token), orderSchema)
    const product = async () => dataOf(await api.get(`/product/${part.id}`), productDetailSchema)
    const ship = ({ _id }: Order, body: unknown) =>
      api.put(`/order/${_id}/shipments`, body, admin.token)

    it("tells what is expected of a part wherever it is ordered, and of no other part", async () => {
      const expected = [{ qty: 100, on: SOON }]
      expect(await product()).toMatchObject({ qty: "50", expected })
      const line = { productId: part.id, qty: 120 }
      const basket = await api.put("/basket", { lines: [line] }, buyer.token)
      expect(dataOf(basket, basketSchema).lines).toMatchObject([
        { status: "ok", available: 50, expected },
      ])
      const rows = { lines: [{ row: 1, number: part.sku, qty: 151 }] }
      const checked = dataOf(await api.post("/order-lines/check", rows), checkedOrderLinesSchema)
      expect(checked.lines).toMatchObject([{ status: "out_of_stock", nearest: [150], expected }])
      await desk.allow(false)
      expect(await product()).not.toHaveProperty("expected")
    })

    it("answers an order with the day of what is not there, as it is read later", async () => {
      const order = await place()
      expect(order.lines).toMatchObject([{ open: 80, due: [{ qty: 30, on: SOON }] }])
      expect(await read(order)).toEqual(order)
      expect(await product()).toMatchObject({ qty: "0", expected: [{ qty: 70, on: SOON }] })
    })

    it("sends what is there alone, and the rest once it has arrived", async () => {
      const order = await place()
      const day = dayText(SOON)
      const whole = await api.put(`/order/${order._id}`, { isDeliver: true }, admin.token)
      expect(failureOf(whole)).toMatchObject({
        code: "waits_for_goods",
        message: `Of ${part.name} 30 pieces wait for goods until ${day}: send what is there by itself`,
      })
      expect(failureOf(await ship(order, { lines: [{ line: 1, qty: 51 }] }))).toMatchObject({
        code: "waits_for_goods",
        message: `Of ${part.name} 50 pieces are there: 30 wait for goods until ${day}`,
        errors: [{ field: "lines.0.qty" }],
      })
      const fulfil = { items: [{ id: await lineId(order), quantity: 80 }] }
      const medusa = await desk.staff(`/orders/${order._id}/fulfillments`, fulfil)
      expect(medusa).toMatchObject({ status: 400, body: { message: expect.stringContaining(day) } })
      const sent = await ship(order, { lines: [{ line: 1, qty: 50 }] })
      expect(dataOf(sent, orderSchema)).toMatchObject({
        isDeliver: false,
        lines: [{ shipped: 50, open: 30, due: [{ qty: 30, on: SOON }] }],
      })
      await desk.staff(`/expected-goods/${goods}/arrive`, { quantity: 100, open: 100 })
      const rest = dataOf(await ship(order, {}), orderSchema)
      expect(rest).toMatchObject({ isDeliver: true, lines: [{ shipped: 80, open: 0 }] })
      expect(rest.lines[0]).not.toHaveProperty("due")
      expect(await product()).toMatchObject({ qty: "70" })
    })

    it("takes a shipment back without taking from those who wait", async () => {
      const order = await place()
      const sent = dataOf(await ship(order, { lines: [{ line: 1, qty: 50 }] }), orderSchema)
      const path = `/order/${order._id}/shipments/${sent.shipments[0]?.id ?? ""}`
      expect((await api.delete(path, admin.token)).status).toBe(200)
      expect((await read(order)).lines).toMatchObject([
        { shipped: 0, open: 80, due: [{ qty: 30, on: SOON }] },
      ])
    })

    it("waits in the queue with its day, and counts what is there alone", async () => {
      const order = await place()
      const { body } = await desk.staff("/delivery-queue")
      const queue = deliveryQueueSchema.parse(body)
      expect(queue.orders.find(({ id }) => id === order._id)).toMatchObject({
        pieces: 50,
        parts: [{ open: 50, ordered: 80, waiting: 30, due: SOON }],
      })
      const seen = await desk.staff(`/orders/${order._id}/shipments`)
      expect(seen.body).toMatchObject({ lines: [{ open: 80, sendable: 50 }] })
    })

    it("gives its promises back when it is cancelled, here and in Medusa Admin", async () => {
      const cancel = (order: Order) => api.delete(`/order/${order._id}`, buyer.token)
      expect((await cancel(await place())).status).toBe(200)
      expect(await product()).toMatchObject({ qty: "50", expected: [{ qty: 100, on: SOON }] })
      const order = await place()
      expect((await desk.staff(`/orders/${order._id}/cancel`, {})).status).toBe(200)
      expect(await product()).toMatchObject({ qty: "50", expected: [{ qty: 100, on: SOON }] })
    })

    it("tells its buyer the day, and once each time that it moves", async () => {
      const reader = await signUp(api)
      const order = await placeOrder(api, { part, buyer: reader, qty: 80 })
      const subjects = async () =>
        (await mailsTo(reader.email, order.number)).map(({ subject }) => subject)
      const moved = `Your order ${order.number}: another day for what it waits for`
      const first = `We have your order ${order.number}`
      await expect.poll(subjects, WAIT).toEqual([first])
      await desk.staff(`/expected-goods/${goods}`, { due: LATER })
      await expect.poll(subjects, WAIT).toEqual([first, moved])
      // The same day once more is none.
      await desk.staff(`/expected-goods/${goods}`, { due: LATER })
      await desk.staff(`/expected-goods/${goods}`, { due: SOON })
      await expect.poll(subjects, WAIT).toEqual([first, moved, moved])
      const [placed, mail] = await mailsTo(reader.email, order.number)
      expect(placed?.text).toContain(`we expect 30 on ${dayText(SOON)}`)
      const days = `${dayText(SOON)} → ${dayText(LATER)}`
      expect(mail?.text).toContain(`${part.name} · BD-DUE · 30 pieces · ${days}`)
      const seen = dataOf(await api.get(`/order/${order._id}`, reader.token), orderSchema)
      expect(seen.lines).toMatchObject([{ due: [{ qty: 30, on: SOON, formerly: LATER }] }])
    })

    it("has its webhooks told of each day that moves", async () => {
      const receiver = await startReceiver()
      await webhookDesk(getContainer(), api, staffToken).add(receiver.url, ["order.date_moved"])
      const order = await place()
      await desk.staff(`/expected-goods/${goods}`, { due: LATER })
      await expect.poll(receiver.types, WAIT).toEqual(["order.date_moved"])
      await desk.staff(`/expected-goods/${goods}`, { due: SOON })
      await expect.poll(receiver.types, WAIT).toHaveLength(2)
      const [moved] = receiver.heard
      expect(moved?.body).toMatchObject({
        data: {
          order: { id: order._id, items: [{ due: [{ qty: 30, on: LATER, formerly: SOON }] }] },
        },
      })
      await receiver.stop()
    })

    it("is promised by a cart of /store as here, and no more than is expected", async () => {
      const store = await storeClient(api)
      const { variants } = z
        .object({ variants: z.array(z.object({ id: z.string() })) })
        .parse((await desk.staff(`/product-variants?sku=${part.sku}`)).body)
      const wish = (quantity: number) => ({
        email: buyer.email,
        items: [{ variant_id: variants[0]?.id, quantity }],
      })
      const body = { region_id: store.regionId, ...wish(151) }
      const refused = await store.call("/carts", { method: "POST", body, as: buyer })
      const message = "Sorry, we don't have enough stock for this product"
      expect(refused).toMatchObject({ status: 400, body: { message } })
      const { id } = await store.cart(wish(90), buyer)
      expect(await store.complete(id, buyer)).toMatchObject({
        status: 200,
        body: { type: "order" },
      })
      expect(await product()).toMatchObject({ qty: "0", expected: [{ qty: 60, on: SOON }] })
    })

    /** Medusa's id of an order's first line. */
    async function lineId({ _id }: Order): Promise<string> {
      const { body } = await desk.staff(`/orders/${_id}`)
      const { order } = z
        .object({ order: z.object({ items: z.array(z.object({ id: z.string() })) }) })
        .parse(body)
      return order.items[0]?.id ?? ""
    }
  },
})
