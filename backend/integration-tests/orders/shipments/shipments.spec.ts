import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { orderSchema, type Order } from "../../../src/contract/order/order"
import { sharedShop } from "../../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../../setup/test-api"
import { stockOf } from "../many/list-shop"
import { tally } from "../order-shop"
import { openShippingShop, type ShippingShop } from "./shipping-shop"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: ShippingShop
    beforeAll(async () => {
      shop = await openShippingShop(getContainer(), api)
    })

    const read = async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, shop.buyer.token), orderSchema)
    const progress = ({ lines }: Order) => lines.map(({ shipped, open }) => [shipped, open])
    const waiting = async () => {
      const { body } = await shop.medusa("GET", "/overview?days=7")
      const { overview } = body as { overview: { unpaid: { count: number } } }
      return overview.unpaid.count
    }

    describe("A shipment", () => {
      it("of some pieces leaves the rest open, and the last one delivers the order", async () => {
        const order = await shop.place()
        const parcel = { carrier: "DHL", tracking: "0034 1", parcels: 2, date: "2026-11-20" }
        const first = await shop.shipped(order, { lines: [{ line: 2, qty: "20" }], ...parcel })
        expect(first).toMatchObject({ isDeliver: false, deliveredAt: null })
        expect(progress(first)).toEqual([
          [0, 50],
          [20, 30],
          [0, 50],
        ])
        expect(first.shipments).toEqual([
          {
            id: expect.stringMatching(/^ful_/),
            lines: [
              {
                productId: shop.parts[1]?.id,
                productName: shop.parts[1]?.name,
                sku: "SHIP-2",
                qty: 20,
              },
            ],
            ...parcel,
            trackingUrl:
              "https://www.dhl.com/global-en/home/tracking/tracking-parcel.html?submit=1&tracking-id=0034%201",
            shippedAt: expect.any(String),
          },
        ])
        expect(await stockOf(getContainer(), shop.parts)).toEqual([
          [100, 50],
          [80, 30],
          [100, 50],
        ])
        const rest = [
          { line: 1, qty: 50 },
          { line: 2, qty: 30 },
        ]
        expect((await shop.shipped(order, { lines: rest, carrier: "Own van" })).isDeliver).toBe(
          false,
        )
        const whole = await shop.shipped(order, {})
        expect(whole).toMatchObject({ isDeliver: true, deliveredAt: expect.any(String) })
        expect(whole.shipments.map(({ carrier, trackingUrl }) => [carrier, trackingUrl])).toEqual([
          ["DHL", expect.any(String)],
          ["Own van", null],
          [null, null],
        ])
        expect(await stockOf(getContainer(), shop.parts)).toEqual(shop.parts.map(() => [50, 0]))
        expect(failureOf(await shop.ship(order, {})).code).toBe("order_delivered")
      })

      it("is one under a key, and of several at once no piece goes twice", async () => {
        const order = await shop.place()
        const body = { lines: [{ line: 1, qty: 30 }] }
        const again = await Promise.all(
          [1, 2, 3].map(() => shop.ship(order, body, "the first parcel")),
        )
        expect(tally(again)).toEqual({ 200: 3 })
        expect(progress(await read(order))[0]).toEqual([30, 20])
        const racing = await Promise.all([1, 2, 3].map(() => shop.ship(order, body)))
        expect(tally(racing)).toEqual({ 409: 3 })
        const small = { lines: [{ line: 1, qty: 20 }] }
        expect(tally(await Promise.all([1, 2].map(() => shop.ship(order, small))))).toEqual({
          200: 1,
          409: 1,
        })
        expect((await stockOf(getContainer(), shop.parts))[0]).toEqual([50, 0])
      })

      it("is refused with every line that has fewer pieces, and nothing leaves", async () => {
        const order = await shop.place()
        const lines = [
          { line: 1, qty: 51 },
          { line: 2, qty: 50 },
          { line: 3, qty: 60 },
        ]
        expect(failureOf(await shop.ship(order, { lines }))).toMatchObject({
          status: 409,
          code: "more_than_open",
          errors: [{ field: "lines.0.qty" }, { field: "lines.2.qty" }],
        })
        expect(progress(await read(order))).toEqual(shop.parts.map(() => [0, 50]))
        const wrong = [
          [{ lines: [] }, "lines"],
          [{ lines: [{ line: 9, qty: 1 }] }, "lines.0.line"],
          [{ lines: [{ line: 1, qty: 0 }] }, "lines.0.qty"],
          [
            {
              lines: [
                { line: 1, qty: 1 },
                { line: 1, qty: 1 },
              ],
            },
            "lines.1.line",
          ],
          [{ parcels: 0 }, "parcels"],
          [{ date: "24.11.2026" }, "date"],
          [{ date: "2999-01-01" }, "date"],
          [{ tracking: "a\u0000b" }, "tracking"],
        ] as const
        for (const [body, field] of wrong) {
          expect(failureOf(await shop.ship(order, body))).toMatchObject({
            status: 400,
            errors: [{ field }],
          })
        }
      })

      it("keeps the order from being cancelled, and among those that wait", async () => {
        const before = await waiting()
        const order = await shop.place()
        await shop.ship(order, { lines: [{ line: 1, qty: 50 }] })
        expect(await waiting()).toBe(before + 1)
        const cancelled = await api.delete(`/order/${order._id}`, shop.buyer.token)
        expect(failureOf(cancelled).code).toBe("order_on_its_way")
      })

      it("leaves what is packed in Medusa Admin to be sent there, or with the whole", async () => {
        const order = await shop.place()
        const { body } = await shop.medusa("GET", `/orders/${order._id}?fields=items.id`)
        const { items } = (body as { order: { items: { id: string }[] } }).order
        const [id] = items.map((item) => item.id).sort()
        await shop.medusa("POST", `/orders/${order._id}/fulfillments`, {
          items: [{ id, quantity: 40 }],
        })
        const packed = failureOf(await shop.ship(order, { lines: [{ line: 1, qty: 20 }] }))
        expect(packed.message).toContain("only 10 pieces can be sent here")
        expect(progress(await shop.shipped(order, { lines: [{ line: 1, qty: 10 }] }))[0]).toEqual([
          10, 40,
        ])
        expect(dataOf(await shop.deliver(order), orderSchema).isDeliver).toBe(true)
        expect(await stockOf(getContainer(), shop.parts)).toEqual(shop.parts.map(() => [50, 0]))
      })

      it("that arrives by Medusa's own pages delivers nothing while pieces are open", async () => {
        const order = await shop.place()
        const { body } = await shop.medusa("GET", `/orders/${order._id}?fields=items.id`)
        const { items } = (body as { order: { items: { id: string }[] } }).order
        const made = await shop.medusa(
          "POST",
          `/orders/${order._id}/fulfillments?fields=fulfillments.id`,
          { items: items.slice(0, 2).map((item) => ({ id: item.id, quantity: 50 })) },
        )
        const { fulfillments } = (made.body as { order: { fulfillments: { id: string }[] } }).order
        const path = `/orders/${order._id}/fulfillments/${fulfillments[0]?.id}/mark-as-delivered`
        expect((await shop.medusa("POST", path, {})).status).toBe(200)
        expect(await read(order)).toMatchObject({ isDeliver: false, deliveredAt: null })
        expect((await shop.shipped(order, {})).isDeliver).toBe(true)
      })
    })

    describe("A shipment taken back", () => {
      it("is open, in stock and reserved again, once, and can be sent anew", async () => {
        const order = await shop.place()
        await shop.ship(order, { lines: [{ line: 1, qty: 20 }] })
        const delivered = await shop.shipped(order, {})
        const ids = delivered.shipments.map(({ id }) => id)
        const answers = await Promise.all([1, 2, 3].map(() => shop.takeBack(order, ids[1])))
        expect(tally(answers)).toEqual({ 200: 1, 409: 2 })
        const open = await read(order)
        expect(open).toMatchObject({ isDeliver: false, deliveredAt: null })
        expect(progress(open)).toEqual([
          [20, 30],
          [0, 50],
          [0, 50],
        ])
        expect(open.shipments.map(({ id }) => id)).toEqual([ids[0]])
        expect(await stockOf(getContainer(), shop.parts)).toEqual([
          [80, 30],
          [100, 50],
          [100, 50],
        ])
        dataOf(await shop.takeBack(order, ids[0]), orderSchema)
        expect(await stockOf(getContainer(), shop.parts)).toEqual(shop.parts.map(() => [100, 50]))
        expect(dataOf(await shop.deliver(order), orderSchema).isDeliver).toBe(true)
        expect(await stockOf(getContainer(), shop.parts)).toEqual(shop.parts.map(() => [50, 0]))
      })

      it("by Medusa Admin is the same, and a customer is let to neither", async () => {
        const order = await shop.place()
        const sent = await shop.medusa("POST", `/orders/${order._id}/shipments`, {
          lines: [{ line: 3, qty: 5 }],
          carrier: "UPS",
        })
        expect(sent.body).toMatchObject({
          lines: [{}, {}, { shipped: 5, open: 45, sendable: 45 }],
          shipments: [{ carrier: "UPS" }],
          is_delivered: false,
        })
        const { shipments } = sent.body as { shipments: { id: string }[] }
        const path = `/orders/${order._id}/shipments/${shipments[0]?.id}`
        const foreign = await api.delete(
          `/order/${order._id}/shipments/${shipments[0]?.id}`,
          shop.buyer.token,
        )
        expect(failureOf(foreign)).toMatchObject({ status: 403, code: "admins_only" })
        expect(await shop.medusa("DELETE", path)).toMatchObject({
          status: 200,
          body: { shipments: [] },
        })
        expect((await shop.medusa("DELETE", path)).status).toBe(400)
      })

      it("is refused once its pieces were asked back, and of another order", async () => {
        const [order, other] = [await shop.place(), await shop.place()]
        const { shipments } = dataOf(await shop.deliver(order), orderSchema)
        const id = shipments[0]?.id
        expect(failureOf(await shop.takeBack(other, id)).code).toBe("shipment_not_found")
        const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        await database.raw(
          "update order_item set return_requested_quantity = 1 where order_id = ? and version > 1",
          [order._id],
        )
        expect(failureOf(await shop.takeBack(order, id)).code).toBe("shipment_kept")
        expect(await stockOf(getContainer(), shop.parts)).toEqual(shop.parts.map(() => [50, 50]))
      })
    })
  },
})
