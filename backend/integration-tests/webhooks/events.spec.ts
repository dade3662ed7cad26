import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { WEBHOOK_EVENTS } from "../../src/contract/webhook/webhook"
import {
  orderEventDataSchema,
  priceEventDataSchema,
  stockEventDataSchema,
} from "../../src/contract/webhook/webhook-event"
import { readSellable } from "../../src/queries/product/products"
import { payOrder } from "../setup/orders/pay-order"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { startReceiver, type Heard, type Receiver } from "./receiver"
import { isSignedWith } from "./verify"
import { webhookDesk } from "./webhook-desk"

const ORDER_EVENTS = WEBHOOK_EVENTS.filter((event) => event.startsWith("order."))
const idOf = ({ headers }: Heard) => headers["webhook-id"]
const orderOf = ({ body }: Heard) => orderEventDataSchema.parse(body.data)

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let desk: ReturnType<typeof webhookDesk>
    let admin: Person
    let buyer: Person
    let part: TestPart
    let receiver: Receiver

    beforeAll(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer())
      buyer = await signUp(api)
      admin = await signInAdmin(getContainer(), api)
      desk = webhookDesk(getContainer(), api, await signInMedusaAdmin(api))
    })
    beforeEach(async () => {
      receiver = await startReceiver()
    })
    afterEach(() => receiver.stop())

    const place = () => placeOrder(api, { part, buyer })
    const refund = async (order_id: string) => {
      const { body } = await desk.call(
        "GET",
        `/orders/${order_id}?fields=payment_collections.payments.id`,
      )
      const [collection] = (
        body as { order: { payment_collections: { payments: { id: string }[] }[] } }
      ).order.payment_collections
      return desk.call("POST", `/payments/${collection?.payments[0]?.id}/refund`, { amount: 75 })
    }

    it("tell of an order's life, each once, signed, to who wants to know", async () => {
      const other = await startReceiver()
      await place()
      const hook = await desk.add(receiver.url, ORDER_EVENTS)
      await desk.add(other.url, ["order.cancelled"])

      const { _id } = await place()
      await expect.poll(receiver.types).toEqual(["order.placed"])
      await payOrder(api, { order: await dataOfOrder(_id), buyer })
      await expect.poll(receiver.types).toEqual(["order.placed", "order.paid"])
      await api.put(`/order/${_id}`, { isDeliver: true }, admin.token)
      await expect.poll(receiver.types).toHaveLength(4)
      expect((await refund(_id)).status).toBe(200)
      await expect.poll(receiver.types).toHaveLength(5)
      const cancelled = await place()
      await api.delete(`/order/${cancelled._id}`, buyer.token)
      await expect.poll(receiver.types).toHaveLength(7)

      const { heard } = receiver
      expect(heard.every((one) => isSignedWith(hook.secret, one))).toBe(true)
      expect(heard.every((one) => isSignedWith(hook.secret, { ...one, raw: one.raw + " " }))).toBe(
        false,
      )
      expect(new Set(heard.map(idOf)).size).toBe(7)
      const told = heard.filter((one) => orderOf(one).order.id === _id)
      // The shop's delivery ships, too: both are told in the same moment.
      const ofType = (type: string) => told.filter(({ body }) => body.type === type)
      expect(told.map(({ body }) => body.type).toSpliced(2, 2)).toEqual([
        "order.placed",
        "order.paid",
        "order.refunded",
      ])
      const [shipped] = ofType("order.shipped")
      const { shipment } = shipped ? orderOf(shipped) : {}
      const twin = ofType("order.delivered").map(idOf)
      expect(told.map(idOf).slice(0, 2)).toEqual([`evt_placed_${_id}`, `evt_paid_${_id}`])
      expect([shipped && idOf(shipped), ...twin]).toEqual([
        `evt_shipped_${shipment?.id}`,
        `evt_delivered_${_id}`,
      ])
      const [placed] = told.map(orderOf)
      const refunded = told.map(orderOf).at(-1)
      expect(placed?.order).toMatchObject({
        email: buyer.email,
        total: 475,
        currency_code: "usd",
        address: "1 Test Street",
        paid_at: null,
        items: [
          {
            product_id: part.id,
            part_id: part.id,
            sku: part.sku,
            quantity: 50,
            unit_price: 9.5,
          },
        ],
      })
      expect(refunded).toMatchObject({ refund: { amount: 75 }, order: { refunded: 75 } })
      await expect.poll(other.types).toEqual(["order.cancelled"])
      await expect.poll(() => desk.states(hook.id)).toHaveLength(7)
      await expect
        .poll(async () => (await desk.states(hook.id)).every((one) => one.endsWith("delivered 1")))
        .toBe(true)

      // Once more all that could tell of it.
      await desk.sweep()
      expect(await desk.states(hook.id)).toHaveLength(7)
      other.stop()
    })

    it("tell of a return's steps, each once", async () => {
      const hook = await desk.add(receiver.url, ["order.return_requested", "order.return_refused"])
      const { _id, number } = await place()
      await api.put(`/order/${_id}`, { isDeliver: true }, admin.token)
      const wish = { lines: [{ line: 1, qty: 4, reason: "other" }] }
      await api.post(`/order/${_id}/returns`, wish, buyer.token)
      await expect.poll(receiver.types).toEqual(["order.return_requested"])
      const [told] = receiver.heard.map(orderOf)
      expect(told).toMatchObject({ order: { id: _id }, return: { number: `${number}-R1` } })
      const refuse = `/shop-returns/${told?.return?.id}/refuse`
      await desk.call("POST", refuse, { reason: "It is used." })
      await expect.poll(receiver.types).toEqual(["order.return_requested", "order.return_refused"])
      await desk.sweep()
      expect(await desk.states(hook.id)).toHaveLength(2)
    })

    it("are owed for what nobody announced, once, and not for what was before or of the demo", async () => {
      const before = await place()
      const hook = await desk.add(receiver.url, ["order.placed"])
      const orders = [await place(), await place()]
      await expect.poll(receiver.types).toHaveLength(2)
      await desk.forget("webhook_delivery")
      const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
      const since = { "order.placed": ago(10).toISOString() }
      await desk.change("webhook_endpoint", hook.id, { events: JSON.stringify(since) })
      const [unannounced, demo] = orders
      await desk.change("order", before._id, { created_at: ago(11) })
      await desk.change("order", unannounced?._id ?? "", { created_at: ago(2) })
      await desk.change("order", demo?._id ?? "", {
        created_at: ago(2),
        metadata: JSON.stringify({ is_demo: true }),
      })

      await Promise.all([desk.sweep(), desk.sweep(), desk.sweep()])
      const { deliveries } = await desk.log(hook.id)
      expect(deliveries.map(({ event_id }) => event_id)).toEqual([`evt_placed_${unannounced?._id}`])
      await desk.send(hook.id)
      await expect
        .poll(() => receiver.heard.map(idOf).at(-1))
        .toBe(`evt_placed_${unannounced?._id}`)
    })

    it("tell what is available of a part, with what was told before", async () => {
      const hook = await desk.add(receiver.url, ["stock.changed"])
      const tell = async () => {
        await Promise.all([desk.lookAtStock(), desk.lookAtStock()])
        await desk.send(hook.id)
      }
      await place()
      await expect.poll(receiver.types).toEqual(["stock.changed"])
      const changes = () => receiver.heard.map(({ body }) => stockEventDataSchema.parse(body.data))
      expect(changes()).toMatchObject([
        {
          product_id: part.id,
          part_id: part.id,
          sku: part.sku,
          available_before: 500,
          available: 450,
        },
      ])
      await api.put(`/product/${part.id}`, { qty: "40" }, admin.token)
      await tell()
      await expect.poll(changes).toHaveLength(2)
      expect(changes()[1]).toMatchObject({ available_before: 450, available: 40 })
      const fresh = await addPart(getContainer(), { sku: "BD-FRESH", stock: 7 })
      await tell()
      const ofFresh = () => changes().filter(({ product_id }) => product_id === fresh.id)
      await expect.poll(() => ofFresh().at(-1)).toMatchObject({ available: 7 })
      // The sweep of the minute may have seen the part before its stock: two changes then.
      const told = ofFresh().map(({ available_before, available }) => [available_before, available])
      expect([
        [[null, 7]],
        [
          [null, 0],
          [0, 7],
        ],
      ]).toContainEqual(told)
      expect(changes()).toHaveLength(2 + told.length)
      expect(new Set(receiver.heard.map(idOf)).size).toBe(2 + told.length)
    })

    it("tell what everybody pays for a part, whichever way it changed", async () => {
      const hook = await desk.add(receiver.url, ["price.changed"])
      const look = async () => {
        await Promise.all([desk.lookAtPrices(), desk.lookAtPrices()])
        await desk.send(hook.id)
      }
      const ladders = () =>
        receiver.heard
          .map(({ body }) => priceEventDataSchema.parse(body.data))
          .map(({ part_id, ladder_before, ladder }) => ({ part_id, ladder_before, ladder }))
      const at = (unit_price: number, from = 1) => ({ from, unit_price })
      await look()
      await api.put(`/product/${part.id}`, { price: 12 }, admin.token)
      await look()
      const first = { part_id: part.id, ladder_before: [at(part.price)], ladder: [at(12)] }
      await expect.poll(ladders).toEqual([first])

      const variant = await readSellable(getContainer(), part.id)
      const variant_id = variant?.variant_id
      const list = async (more: object) => {
        const prices = [{ variant_id, currency_code: "usd", amount: 10, min_quantity: 100 }]
        const body = { title: "Spring", description: "Spring", status: "active", prices, ...more }
        const answer = await desk.call("POST", "/price-lists", body)
        return z.object({ price_list: z.object({ id: z.string() }) }).parse(answer.body).price_list
      }
      const { customer_group } = z
        .object({ customer_group: z.object({ id: z.string() }) })
        .parse((await desk.call("POST", "/customer-groups", { name: "Garages" })).body)
      await list({ rules: { "customer.groups.id": [customer_group.id] } })
      await look()
      const { id } = await list({})
      await look()
      const sold = { part_id: part.id, ladder_before: [at(12)], ladder: [at(12), at(10, 100)] }
      await expect.poll(ladders).toEqual([first, sold])
      // Nobody writes a price when a list ends: it is over by itself.
      await desk.change("price_list", id, { ends_at: new Date(Date.now() - 1000) })
      await look()
      const over = { part_id: part.id, ladder_before: sold.ladder, ladder: [at(12)] }
      await expect.poll(ladders).toEqual([first, sold, over])
      expect(new Set(receiver.heard.map(idOf)).size).toBe(3)
    })

    it("cost an order nothing where no endpoint is on", async () => {
      const hook = await desk.add(receiver.url, [...WEBHOOK_EVENTS])
      await desk.call("POST", `/webhooks/${hook.id}`, { is_active: false })
      await place()
      await desk.sweep()
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      expect(await database("webhook_delivery")).toEqual([])

      await desk.call("POST", `/webhooks/${hook.id}`, { is_active: true })
      await place()
      await expect.poll(() => receiver.types().sort()).toEqual(["order.placed", "stock.changed"])
    })

    async function dataOfOrder(id: string) {
      const { body } = await api.get(`/order/${id}`, buyer.token)
      return (body as { data: Awaited<ReturnType<typeof place>> }).data
    }
  },
})
