import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { cancelOrder, deliverOrder, payOrder } from "../../src/kit/order-life"
import { Refusal } from "../../src/kit/refusal"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { expireUnpaidOrders } from "../../src/workflows/expiry/expire-unpaid-orders"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { registeredOfTest } from "./registered"

const NAME = "@acme/depot"
const withId = z.object({ id: z.string() })
const itemsBody = z.object({ order: z.object({ items: z.array(withId) }) })
const parcelsBody = z.object({ order: z.object({ fulfillments: z.array(withId) }) })

const TAKEN = { stocked: 500, reserved: 50, reservations: 1 }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    const seen: unknown[] = []
    const see = (fact: unknown) => void seen.push(fact)
    const refuse = () => {
      throw new Refusal({ code: "closed", message: "The depot is closed" })
    }
    let shop: OrderShop

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
    })
    beforeEach(() => void (seen.length = 0))
    afterEach(() => void vi.restoreAllMocks())

    const stateOf = async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, shop.admin.token), orderSchema)
    const refused = { status: 422, code: "acme_depot.closed", message: "The depot is closed" }

    const seeDelivery = () =>
      keep(
        deliverOrder.validate({ name: NAME, order: 1, handler: see }),
        deliverOrder.delivered({ name: NAME, order: 1, handler: see }),
      )
    const byStaff = expect.stringMatching(/^user_/) as string
    /** The address of a fulfilment that staff made of so many pieces in Medusa Admin. */
    const parcelOf = async ({ _id }: Order, quantity: number) => {
      const { body } = await shop.read(`/orders/${_id}?fields=items.id`)
      const items = [{ id: itemsBody.parse(body).order.items[0]?.id, quantity }]
      const made = await shop.medusa(`/orders/${_id}/fulfillments?fields=fulfillments.id`, {
        items,
      })
      const { fulfillments } = parcelsBody.parse(made.body).order
      return `/orders/${_id}/fulfillments/${fulfillments
        .map(({ id }) => id)
        .toSorted()
        .at(-1)}`
    }

    it("asks and tells plugins of a delivery by the shop, and by its button in Medusa Admin", async () => {
      seeDelivery()
      const [one, other] = [await shop.place(), await shop.place()]
      expect((await shop.deliver(one)).status).toBe(200)
      const fact = { order_id: one._id, delivered_by: shop.admin.id, additional_data: {} }
      expect(seen.splice(0)).toEqual([fact, fact])
      expect((await shop.medusa(`/orders/${other._id}/deliver`)).status).toBe(200)
      const inAdmin = { ...fact, order_id: other._id, delivered_by: byStaff }
      expect(seen).toEqual([inAdmin, inAdmin])
    })

    it("asks and tells plugins when the last parcel that staff sent by Medusa has arrived", async () => {
      seeDelivery()
      const order = await shop.place()
      const [first, last] = [await parcelOf(order, 20), await parcelOf(order, 30)]
      expect((await shop.medusa(`${first}/mark-as-delivered`)).status).toBe(200)
      expect(seen).toEqual([])
      expect((await shop.medusa(`${last}/mark-as-delivered`)).status).toBe(200)
      const fact = { order_id: order._id, delivered_by: byStaff, additional_data: {} }
      expect(seen).toEqual([fact, fact])
      expect((await shop.medusa(`${last}/mark-as-delivered`)).status).toBe(400)
      expect(seen).toHaveLength(2)
    })

    it("asks plugins of each shipment, tells them of the last, and that one was taken back", async () => {
      seeDelivery()
      keep(deliverOrder.takenBack({ name: NAME, order: 1, handler: see }))
      const order = await shop.place()
      const path = `/order/${order._id}/shipments`
      const some = { lines: [{ line: 1, qty: 20 }] }
      expect((await api.put(path, some, shop.admin.token)).status).toBe(200)
      const fact = { order_id: order._id, delivered_by: shop.admin.id, additional_data: {} }
      expect(seen.splice(0)).toEqual([fact])
      const { shipments } = dataOf(await api.put(path, {}, shop.admin.token), orderSchema)
      expect(seen.splice(0)).toEqual([fact, fact])
      for (const { id } of shipments) await api.delete(`${path}/${id}`, shop.admin.token)
      expect(seen).toEqual([{ order_id: order._id, taken_back_by: shop.admin.id }])
      expect(await shop.stock()).toEqual(TAKEN)
    })

    it("keeps a shipment where a plugin fails as it is told that it was taken back", async () => {
      keep(deliverOrder.takenBack({ name: NAME, order: 1, handler: refuse }))
      const order = await shop.place()
      const { shipments } = dataOf(await shop.deliver(order), orderSchema)
      const path = `/order/${order._id}/shipments/${shipments[0]?.id}`
      expect(failureOf(await api.delete(path, shop.admin.token))).toMatchObject(refused)
      expect(await stateOf(order)).toMatchObject({ isDeliver: true, shipments: [{}] })
    })

    it.each(["validate", "delivered"] as const)(
      "delivers nothing where a plugin refuses at %s, by no door",
      async (point) => {
        keep(deliverOrder[point]({ name: NAME, order: 1, handler: refuse }))
        const [order, sent] = [await shop.place(), await shop.place()]
        expect(failureOf(await shop.deliver(order))).toMatchObject(refused)
        expect(await shop.stock()).toEqual({ ...TAKEN, reserved: 100, reservations: 2 })
        expect(await stateOf(order)).toMatchObject({ isDeliver: false, deliveredAt: null })
        const parcel = await parcelOf(sent, 50)
        const { status, body } = await shop.medusa(`${parcel}/mark-as-delivered`)
        expect({ status, body }).toMatchObject({ status: 400, body: { message: refused.message } })
        expect(await stateOf(sent)).toMatchObject({ isDeliver: false, deliveredAt: null })
      },
    )

    it("asks and tells plugins of each cancelling, and who asked for it", async () => {
      keep(
        cancelOrder.validate({ name: NAME, order: 1, handler: see }),
        cancelOrder.cancelled({ name: NAME, order: 1, handler: see }),
      )
      const own = await shop.place()
      expect((await shop.cancel(own)).status).toBe(200)
      const inAdmin = await shop.place()
      expect((await shop.medusa(`/orders/${inAdmin._id}/cancel`)).status).toBe(200)
      const unpaid = await shop.place()
      await shop.database("order").where({ id: unpaid._id }).update({ created_at: "2026-01-01" })
      await expireUnpaidOrders(getContainer(), 72)
      const facts = [
        { order_id: own._id, canceled_by: shop.buyer.id },
        { order_id: inAdmin._id, canceled_by: byStaff },
        { order_id: unpaid._id, canceled_by: null },
      ]
      expect(seen).toEqual(facts.flatMap((fact) => [fact, fact]))
    })

    it("does not cancel an order that nobody paid in time where a plugin refuses", async () => {
      const logger = getContainer().resolve(ContainerRegistrationKeys.LOGGER)
      vi.spyOn(logger, "error").mockReturnValue(undefined)
      keep(cancelOrder.cancelled({ name: NAME, order: 1, handler: refuse }))
      const order = await shop.place()
      await shop.database("order").where({ id: order._id }).update({ created_at: "2026-01-01" })
      await expireUnpaidOrders(getContainer(), 72)
      expect(await stateOf(order)).toMatchObject({ cancelledAt: null })
      expect(await shop.stock()).toEqual(TAKEN)
    })

    it.each(["validate", "cancelled"] as const)(
      "cancels nothing where a plugin refuses at %s",
      async (point) => {
        keep(cancelOrder[point]({ name: NAME, order: 1, handler: refuse }))
        const order = await shop.place()
        expect(failureOf(await shop.cancel(order))).toMatchObject(refused)
        expect(await shop.stock()).toEqual(TAKEN)
        expect(await stateOf(order)).toMatchObject({ cancelledAt: null })
      },
    )

    it("tells plugins once of a payment, which stays booked where one fails", async () => {
      const logger = getContainer().resolve(ContainerRegistrationKeys.LOGGER)
      const log = vi.spyOn(logger, "error").mockReturnValue(undefined)
      const handler = () => {
        throw new Error("the ledger is down")
      }
      keep(
        payOrder.paid({ name: NAME, order: 1, handler }),
        payOrder.paid({ name: "b", order: 2, handler: see }),
      )
      const order = await shop.place()
      const tell = await shop.pay(order)
      expect([(await tell()).status, (await tell()).status]).toEqual([200, 200])
      expect(await stateOf(order)).toMatchObject({ isPaid: true })
      expect(seen).toEqual([
        { order_id: order._id, payment_id: expect.stringMatching(/^pay_/) as string },
      ])
      const sentence = `The plugin ${NAME} failed at payOrder.paid: the ledger is down`
      expect(log.mock.calls.map(([message]) => message)).toEqual([sentence])
    })
  },
})
