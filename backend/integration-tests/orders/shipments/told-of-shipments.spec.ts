import type { Order } from "../../../src/contract/order/order"
import { mailsTo } from "../../setup/outbox"
import { sharedShop } from "../../setup/run/shop-suite"
import { testApi } from "../../setup/test-api"
import { openShippingShop, type ShippingShop } from "./shipping-shop"

const WAIT = { timeout: 30_000, interval: 100 }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: ShippingShop
    beforeAll(async () => {
      shop = await openShippingShop(getContainer(), api)
    })

    describe("Mails about shipments", () => {
      const subjects = async ({ number }: Order) =>
        (await mailsTo(shop.buyer.email, number)).map(({ subject }) => subject)
      const told = (order: Order, expected: string[]) =>
        expect
          .poll(() => subjects(order), WAIT)
          .toEqual([`We have your order ${order.number}`, ...expected])

      it("tell each shipment once, the last one as the delivery, and what was told too early", async () => {
        const order = await shop.place()
        const part = `A part of your order ${order.number} is on its way`
        const whole = `Your order ${order.number} is delivered`
        const early = `Your order ${order.number}: a shipment was told too early`
        await told(order, [])
        await shop.ship(order, { lines: [{ line: 1, qty: 20 }], carrier: "UPS", tracking: "1Z9" })
        await told(order, [part])
        const delivered = await shop.shipped(order, {})
        await told(order, [part, whole])
        const [first, last] = delivered.shipments.map(({ id }) => id)
        await shop.takeBack(order, last)
        await told(order, [part, whole, early])
        await shop.takeBack(order, first)
        await told(order, [part, whole, early, early])
        await shop.deliver(order)
        await told(order, [part, whole, early, early, whole])
        const [, mail] = await mailsTo(shop.buyer.email, order.number)
        expect(mail?.text).toContain("SHIP-1 · 20 pieces")
        expect(mail?.text).toContain("Carrier: UPS\nTracking number: 1Z9\nStill open: 130 pieces")
        expect(mail?.text).toContain("https://www.ups.com/track?loc=en_US&tracknum=1Z9")
      })
    })

    describe("Delivery papers", () => {
      const papers = async (query: string, token = shop.staff) => {
        const { status, headers, data } = await client.request({
          method: "GET",
          url: `/admin/delivery-papers?${query}`,
          headers: { authorization: `Bearer ${token}` },
          validateStatus: () => true,
        })
        return { status, headers, data: String(data) }
      }

      it("are a page to print of open pieces, of a shipment, and of what to pick for all", async () => {
        const [order, other] = [await shop.place(), await shop.place()]
        const sent = await shop.shipped(order, { lines: [{ line: 1, qty: 20 }], tracking: "1Z9" })
        const open = await papers(`kind=slip&orders=${order._id},${other._id}`)
        expect(open.status).toBe(200)
        expect(open.headers["content-type"]).toContain("text/html")
        expect(open.headers["content-security-policy"]).toMatch(
          /^default-src 'none'; style-src 'sha/,
        )
        expect(open.headers["cache-control"]).toBe("private, no-store")
        expect(open.data.match(/<h1>Packing slip<\/h1>/g)).toHaveLength(2)
        expect(open.data).toContain(order.number)
        expect(open.data).not.toMatch(/\$|<script/)
        const shipment = `kind=slip&orders=${order._id}&shipment=${sent.shipments[0]?.id}`
        const { data: slip } = await papers(shipment)
        expect(slip).toContain("SHIP-1")
        expect(slip).toContain("1Z9")
        expect(slip).not.toContain("SHIP-2")
        const { data: list } = await papers(`kind=pick&orders=${order._id},${other._id}`)
        expect(list.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")).toMatch(
          new RegExp(`SHIP-1 Brake disc SHIP-1 80 .*${order.number} × 30 ${other.number} × 50`),
        )
      })

      it("are staff's alone, and refuse what they cannot print", async () => {
        const { _id } = await shop.place()
        expect((await papers(`kind=slip&orders=${_id}`, shop.buyer.token)).status).toBe(401)
        for (const query of [
          "kind=bill&orders=a",
          "kind=slip",
          "kind=slip&orders=a,b&shipment=c",
        ]) {
          expect((await papers(query)).status).toBe(400)
        }
        expect((await papers("kind=slip&orders=order_unknown")).status).toBe(404)
      })
    })
  },
})
