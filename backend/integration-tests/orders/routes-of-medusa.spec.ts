import { z } from "@medusajs/framework/zod"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { openOrderShop, tally, type OrderShop } from "./order-shop"
import { sharedShop } from "../setup/run/shop-suite"

const UNTOUCHED = { stocked: 500, reserved: 0, reservations: 0 }
const TAKEN = { stocked: 500, reserved: 50, reservations: 1 }
const GONE = { stocked: 450, reserved: 0, reservations: 0 }

const withId = z.object({ id: z.string() })
const orderBody = z.object({ order: withId.extend({ fulfillments: z.array(withId) }) })
const detailBody = z.object({
  order: z.object({
    items: z.array(withId),
    payment_collections: z.array(withId.extend({ payments: z.array(withId).optional() })),
  }),
})

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
    })

    const stateOf = async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, shop.admin.token), orderSchema)
    const detailOf = async ({ _id }: Order) => {
      const fields = "items.id,payment_collections.id,payment_collections.payments.id"
      return detailBody.parse((await shop.read(`/orders/${_id}?fields=${fields}`)).body).order
    }
    /** The call of Medusa Admin that fulfils all lines. */
    const fulfilment = async (order: Order) => {
      const items = (await detailOf(order)).items.map(({ id }) => ({ id, quantity: order.qty }))
      return () =>
        shop.medusa(`/orders/${order._id}/fulfillments?fields=fulfillments.id`, { items })
    }
    const fulfil = async (order: Order) => {
      const { body } = await (await fulfilment(order))()
      return orderBody.parse(body).order.fulfillments[0]?.id ?? ""
    }
    const cancelInMedusa = ({ _id }: Order) => shop.medusa(`/orders/${_id}/cancel`)
    const pay = async (order: Order) => void (await (await shop.pay(order))())
    const times = (count: number, call: () => ReturnType<OrderShop["medusa"]>) =>
      Promise.all(Array.from({ length: count }, call))

    it("fulfils once at a double click, gives back once, and is delivered by the shop", async () => {
      const order = await shop.place()
      const answers = await times(3, await fulfilment(order))
      expect(tally(answers)).toEqual({ 200: 1, 400: 2 })
      expect(await shop.stock()).toEqual(GONE)
      expect(failureOf(await shop.cancel(order))).toMatchObject({
        status: 409,
        code: "order_on_its_way",
      })
      const made = answers.find(({ status }) => status === 200)?.body
      const { id } = orderBody.parse(made).order.fulfillments[0] ?? { id: "" }
      expect((await shop.medusa(`/fulfillments/${id}/cancel`)).status).toBe(400)
      const back = `/orders/${order._id}/fulfillments/${id}/cancel`
      expect(tally(await times(3, () => shop.medusa(back)))).toEqual({ 200: 1, 400: 2 })
      expect(await shop.stock()).toEqual(TAKEN)
      expect((await shop.deliver(order)).status).toBe(200)
      expect(await shop.stock()).toEqual(GONE)
    })

    it("takes the stock once when staff fulfil while the shop delivers", async () => {
      const order = await shop.place()
      const inMedusa = await fulfilment(order)
      const [, delivered] = await Promise.all([inMedusa(), shop.deliver(order)])
      expect(delivered.status).toBe(200)
      expect(await stateOf(order)).toMatchObject({ isDeliver: true })
      expect(await shop.stock()).toEqual(GONE)
    })

    it("delivers what staff fulfilled before, once", async () => {
      const order = await shop.place()
      const id = await fulfil(order)
      const arrive = `/orders/${order._id}/fulfillments/${id}/mark-as-delivered`
      const answers = await Promise.all([
        shop.medusa(`/orders/${order._id}/deliver`),
        shop.medusa(arrive),
        shop.deliver(order),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await stateOf(order)).toMatchObject({ isDeliver: true })
      expect(await shop.stock()).toEqual(GONE)
    })

    it("cancels by the shop's rule: once, and what is paid only after it was given back", async () => {
      const unpaid = await shop.place()
      const both = [() => cancelInMedusa(unpaid), () => shop.cancel(unpaid)]
      const answers = await Promise.all(both.map((call) => call()))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await cancelInMedusa(unpaid)).toMatchObject({
        status: 400,
        body: { message: "This order was cancelled" },
      })
      expect(await shop.stock()).toEqual(UNTOUCHED)

      const paid = await shop.place()
      await pay(paid)
      expect(await cancelInMedusa(paid)).toMatchObject({
        status: 400,
        body: { message: "This order is paid: it can be returned, not cancelled" },
      })
      const payment = (await detailOf(paid)).payment_collections[0]?.payments?.[0]?.id
      expect((await shop.medusa(`/payments/${payment}/refund`, { amount: 475 })).status).toBe(200)
      expect(await shop.stock()).toEqual(TAKEN)
      expect(failureOf(await shop.cancel(paid)).code).toBe("order_paid")
      expect(await cancelInMedusa(paid)).toMatchObject({
        status: 200,
        body: { order: { id: paid._id, status: "canceled" } },
      })
      expect(await shop.stock()).toEqual(UNTOUCHED)
      expect(await stateOf(paid)).toMatchObject({ isPaid: true, refunded: 475 })
    })

    it("receives a return once", async () => {
      const order = await shop.place()
      await shop.deliver(order)
      const { rows } = await shop.database.raw<{ rows: { location_id: string }[] }>(
        "select location_id from inventory_level",
      )
      const location_id = rows[0]?.location_id
      const { body } = await shop.medusa("/returns", { order_id: order._id, location_id })
      const { id } = z.object({ return: withId }).parse(body).return
      const items = (await detailOf(order)).items.map((item) => ({ ...item, quantity: order.qty }))
      await shop.medusa(`/returns/${id}/request-items`, { items })
      await shop.medusa(`/returns/${id}/request`)
      await shop.medusa(`/returns/${id}/receive`)
      await shop.medusa(`/returns/${id}/receive-items`, { items })
      const received = await times(3, () => shop.medusa(`/returns/${id}/receive/confirm`))
      expect(received.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await shop.stock()).toEqual(UNTOUCHED)
    })

    it("takes nobody's word for money, of an order that waits for it or of a cancelled one", async () => {
      const [order, cancelled] = [await shop.place(), await shop.place()]
      await shop.cancel(cancelled)
      for (const unpaid of [order, cancelled]) {
        const [collection] = (await detailOf(unpaid)).payment_collections
        const path = `/payment-collections/${collection?.id}/mark-as-paid`
        const body = { order_id: unpaid._id }
        expect(tally(await times(3, () => shop.medusa(path, body)))).toEqual({ 409: 3 })
      }
      expect((await shop.cancel(order)).status).toBe(200)
    })

    it("delivers no piece that is not reserved, and cancels nothing that staff completed", async () => {
      const order = await shop.place()
      await shop.medusa(`/orders/${order._id}/complete`)
      expect(failureOf(await shop.cancel(order)).code).toBe("order_completed")
      await shop.database("reservation_item").update({ deleted_at: new Date() })
      expect(failureOf(await shop.deliver(order))).toMatchObject({
        status: 409,
        code: "stock_not_reserved",
      })
    })

    it("waits for another process that holds the order", async () => {
      const order = await shop.place()
      const inMedusa = await fulfilment(order)
      const other = await shop.database.transaction()
      await other.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [order._id])
      const answer = inMedusa()
      await expect
        .poll(async () => {
          const { rows } = await shop.database.raw<{ rows: unknown[] }>(
            "select 1 from pg_locks where locktype = 'advisory' and not granted",
          )
          return rows.length
        })
        .toBe(1)
      expect(await shop.stock()).toEqual(TAKEN)
      await other.commit()
      expect((await answer).status).toBe(200)
      expect(await shop.stock()).toEqual(GONE)
    })
  },
})
