import { z } from "@medusajs/framework/zod"
import { orderSchema, type Order } from "../../../src/contract/order/order"
import { reviewSchema } from "../../../src/contract/review/review"
import { mailsTo } from "../../setup/outbox"
import { payOrder } from "../../setup/orders/pay-order"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { sharedShop } from "../../setup/run/shop-suite"
import { openShop, type TestPart } from "../../setup/shop-fixture"
import { dataOf, testApi } from "../../setup/test-api"
import { tally } from "../order-shop"
import { addParts, lineOf, placeList, stockOf } from "./list-shop"

const WAIT = { timeout: 30_000, interval: 100 }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let buyer: Person
    let admin: Person
    let parts: TestPart[]
    let medusaToken: string

    beforeAll(async () => {
      await openShop(getContainer())
      parts = await addParts(getContainer(), { series: "LIFE", count: 4 })
      buyer = await signUp(api)
      admin = await signInAdmin(getContainer(), api)
      medusaToken = await signInMedusaAdmin(api)
    })

    const place = () => placeList(api, { buyer, lines: parts.map((part) => lineOf(part)) })
    const medusa = (path: string, body: unknown = {}) =>
      api.call({ method: "POST", path: `/admin${path}`, body, token: medusaToken })
    const read = async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, buyer.token), orderSchema)
    const progress = ({ lines }: Order) => lines.map(({ shipped, open }) => [shipped, open])

    describe("An order of many lines", () => {
      it("is delivered as a whole, once, and tells the shipment", async () => {
        const order = await place()
        const deliver = () => api.put(`/order/${order._id}`, { isDeliver: true }, admin.token)
        expect(tally(await Promise.all([deliver(), deliver(), deliver()]))).toEqual({
          200: 1,
          409: 2,
        })
        const delivered = await read(order)
        expect(delivered.isDeliver).toBe(true)
        expect(progress(delivered)).toEqual(parts.map(() => [50, 0]))
        expect(delivered.shipments).toEqual([
          {
            id: expect.stringMatching(/^ful_/),
            lines: parts.map(({ id, name, sku }) => ({
              productId: id,
              productName: name,
              sku,
              qty: 50,
            })),
            carrier: null,
            tracking: null,
            trackingUrl: null,
            parcels: null,
            date: null,
            shippedAt: expect.any(String),
          },
        ])
        expect(await stockOf(getContainer(), parts)).toEqual(parts.map(() => [50, 0]))
      })

      it("tells what staff sent in Medusa Admin, and what is still open", async () => {
        const order = await place()
        const items = (await inMedusa(order)).items.map(({ id }) => id).sort()
        await medusa(`/orders/${order._id}/fulfillments`, {
          items: [
            { id: items[0], quantity: 50 },
            { id: items[2], quantity: 20 },
          ],
        })
        const [parcel] = (await inMedusa(order)).fulfillments
        expect(progress(await read(order))).toEqual(parts.map(() => [0, 50]))
        const label = { tracking_number: "1Z 999", tracking_url: "#", label_url: "#" }
        const second = {
          ...label,
          tracking_number: "1Z 998",
          tracking_url: "https://track.example/1",
        }
        await medusa(`/orders/${order._id}/fulfillments/${parcel?.id}/shipments`, {
          items: [
            { id: items[0], quantity: 50 },
            { id: items[2], quantity: 20 },
          ],
          labels: [label, second],
        })
        const shipped = await read(order)
        expect(progress(shipped)).toEqual([
          [50, 0],
          [0, 50],
          [20, 30],
          [0, 50],
        ])
        expect(shipped.shipments).toMatchObject([
          {
            lines: [
              { sku: "LIFE-1", qty: 50 },
              { sku: "LIFE-3", qty: 20 },
            ],
            trackingUrl: "https://track.example/1",
          },
        ])
        expect(shipped.shipments[0]?.tracking?.split(", ").sort()).toEqual(["1Z 998", "1Z 999"])
        expect(shipped.isDeliver).toBe(false)
      })

      it("gives all of its stock back once when it is cancelled", async () => {
        const [order, other] = [await place(), await place()]
        const cancel = () => api.delete(`/order/${order._id}`, buyer.token)
        expect(tally(await Promise.all([cancel(), cancel(), cancel()]))).toEqual({ 200: 1, 409: 2 })
        expect(await stockOf(getContainer(), parts)).toEqual(parts.map(() => [100, 50]))
        expect(progress(await read(order))).toEqual(parts.map(() => [0, 0]))
        expect(progress(await read(other))).toEqual(parts.map(() => [0, 50]))
      })

      it("is paid as a whole, and each of its parts may then be reviewed as bought", async () => {
        const order = await place()
        await payOrder(api, { order, buyer })
        expect(await read(order)).toMatchObject({ isPaid: true, due: 0, total: "500" })
        for (const { id } of parts) {
          const body = {
            name: buyer.name,
            email: buyer.email,
            reviewTitle: "Fits",
            reviewDes: "As drawn.",
            rating: "5",
            productId: id,
          }
          const review = dataOf(await api.post("/reviews", body, buyer.token), reviewSchema)
          expect(review.verifiedPurchase).toBe(true)
        }
      })

      it("is given back as a whole by staff, and cancelled after that", async () => {
        const order = await place()
        await payOrder(api, { order, buyer })
        const { payment_collections } = await inMedusa(order)
        const [payment] = payment_collections.flatMap(({ payments }) => payments)
        await medusa(`/payments/${payment?.id}/refund`, { amount: 500 })
        expect((await medusa(`/orders/${order._id}/cancel`)).status).toBe(200)
        expect(await read(order)).toMatchObject({ refunded: 500, cancelledAt: expect.any(String) })
        expect(await stockOf(getContainer(), parts)).toEqual(parts.map(() => [100, 0]))
      })

      it("is told to customer and staff with all of its lines", async () => {
        const order = await place()
        await expect
          .poll(async () => (await mailsTo(buyer.email, order.number)).length, WAIT)
          .toBeGreaterThan(0)
        const [mail] = await mailsTo(buyer.email, order.number)
        for (const { name, sku, price } of parts) {
          const row = `${name} · ${sku} · 50 × $${price}.00 · $${price * 50}.00`
          expect(mail?.text).toContain(row)
        }
        const file = await api.call({
          method: "GET",
          path: "/admin/orders-export?days=7",
          token: medusaToken,
        })
        const lines = parts.map(({ sku, price }) => `50 × ${sku} at ${price}`).join("; ")
        expect(String(file.body)).toContain(lines)
      })
    })

    async function inMedusa({ _id }: Order) {
      const { body } = await api.call({
        method: "GET",
        path: `/admin/orders/${_id}?fields=items.id,fulfillments.id,payment_collections.payments.id`,
        token: medusaToken,
      })
      return z.object({ order: medusaOrderSchema }).parse(body).order
    }
  },
})

const ids = z.array(z.object({ id: z.string() }))

const medusaOrderSchema = z.object({
  items: ids,
  fulfillments: ids,
  payment_collections: z.array(z.object({ payments: ids })),
})
