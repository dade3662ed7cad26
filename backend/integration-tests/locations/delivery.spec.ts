import { z } from "@medusajs/framework/zod"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { lineOf, placeList } from "../orders/many/list-shop"
import { mailsTo } from "../setup/outbox"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"
import { openLocationsShop, type LocationsShop } from "./locations-shop"

const queueSchema = z.object({
  orders: z.array(z.object({ id: z.string(), locations: z.array(z.string()) })),
})
const WAIT = { timeout: 30_000, interval: 100 }
const PARCELS = `select place.name || ': ' || string_agg(packed.sku || ' '
      || cast(packed.quantity as int), ', ' order by packed.sku) as said
  from order_fulfillment link join fulfillment parcel on parcel.id = link.fulfillment_id
  join fulfillment_item packed on packed.fulfillment_id = parcel.id
  join stock_location place on place.id = parcel.location_id
  where link.order_id = ? and parcel.canceled_at is null group by parcel.id, place.name
  order by parcel.id`

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: LocationsShop
    let buyer: Person
    let admin: Person
    let staff: string

    beforeAll(async () => {
      shop = await openLocationsShop(getContainer(), api)
      admin = await signInAdmin(getContainer(), api)
      staff = await signInMedusaAdmin(api)
    })

    // Of its own for each test: order numbers begin anew, and mails stay.
    beforeEach(async () => void (buyer = await signUp(api)))

    const parcels = async ({ _id }: Order) => {
      const { rows } = await shop.database.raw<{ rows: { said: string }[] }>(PARCELS, [_id])
      return rows.map(({ said }) => said)
    }
    const send = (order: Order, body: object, key: string) =>
      api.call({
        method: "PUT",
        path: `/api/v1/order/${order._id}/shipments`,
        body,
        token: admin.token,
        headers: { "idempotency-key": key },
      })
    /** Under which locations the queue has an order, and at which it says that it waits. */
    const waitingAt = async ({ _id }: Order) => {
      const said: string[] = []
      for (const [name, id] of Object.entries(shop.ids)) {
        const path = `/admin/delivery-queue?location_id=${id}`
        const { body } = await api.call({ method: "GET", path, token: staff })
        const own = queueSchema.parse(body).orders.find((order) => order.id === _id)
        if (own) said.push(`${name}: ${own.locations.join(", ")}`)
      }
      return said
    }
    const takeBack = (order: Order, id = "") =>
      api.delete(`/order/${order._id}/shipments/${id}`, admin.token)
    /** 80 discs, of which Works has 50 and South 30, and 50 pads, which are at South alone. */
    const placed = async (series: string) => {
      const disc = await shop.add(`BD-${series}`, { Works: 50, South: 40 })
      const pad = await shop.add(`BP-${series}`, { South: 60 })
      const lines = [lineOf(disc, 80), lineOf(pad, 50)]
      return { disc, pad, order: await placeList(api, { buyer, lines }) }
    }
    const subjects = async ({ number }: Order) =>
      (await mailsTo(buyer.email, number)).map(({ subject }) => subject)

    it("is a parcel from each location by one call, told by one mail, and taken back where it was", async () => {
      const { disc, pad, order } = await placed("D1")
      const body = { carrier: "UPS", tracking: "1Z9", parcels: 3 }
      const answers = [await send(order, body, "d1"), await send(order, body, "d1")]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await parcels(order)).toEqual(["Works: BD-D1 50", "South: BD-D1 30, BP-D1 50"])
      expect(await shop.levels(disc)).toEqual(["Works 0/0", "South 10/0"])
      expect(await shop.levels(pad)).toEqual(["Works 0/0", "South 10/0"])
      const sent = dataOf(await api.get(`/order/${order._id}`, buyer.token), orderSchema)
      expect(sent.isDeliver).toBe(true)
      expect(sent.shipments.map(({ tracking, parcels: count }) => [tracking, count])).toEqual([
        ["1Z9", 3],
        ["1Z9", null],
      ])
      expect(JSON.stringify(answers)).not.toMatch(/Works|South|sloc_/)
      const whole = `Your order ${order.number} is delivered`
      await expect.poll(() => subjects(order), WAIT).toContain(whole)
      expect((await takeBack(order, sent.shipments[1]?.id)).status).toBe(200)
      expect(await shop.levels(disc)).toEqual(["Works 0/0", "South 40/30"])
      expect(await shop.held(order)).toEqual(["BD-D1 at South: 30", "BP-D1 at South: 50"])
    })

    it("of some pieces is one mail for all of its parcels, and a paper names what lies where", async () => {
      const { order } = await placed("D2")
      const { data: pick } = await client.request({
        method: "GET",
        url: `/admin/delivery-papers?kind=pick&orders=${order._id}`,
        headers: { authorization: `Bearer ${staff}` },
      })
      const text = String(pick)
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
      expect(text).toMatch(/South .*BD-D2 Brake disc BD-D2 30 .*BP-D2 .* 50 .*Works .*BD-D2 .* 50 /)
      expect(await waitingAt(order)).toEqual(["Works: South, Works", "South: South, Works"])
      expect((await send(order, { lines: [{ line: 1, qty: 70 }] }, "d2")).status).toBe(200)
      expect(await waitingAt(order)).toEqual(["South: South"])
      expect(await parcels(order)).toEqual(["Works: BD-D2 50", "South: BD-D2 20"])
      const part = `A part of your order ${order.number} is on its way`
      const early = `Your order ${order.number}: a shipment was told too early`
      const placedMail = `We have your order ${order.number}`
      await expect.poll(() => subjects(order), WAIT).toEqual([placedMail, part])
      const [, mail] = await mailsTo(buyer.email, order.number)
      expect(mail?.text).toContain("BD-D2 · 70 pieces")
      const { shipments } = dataOf(await api.get(`/order/${order._id}`, buyer.token), orderSchema)
      await takeBack(order, shipments[1]?.id)
      await expect.poll(() => subjects(order), WAIT).toEqual([placedMail, part, early])
      await takeBack(order, shipments[0]?.id)
      await expect.poll(() => subjects(order), WAIT).toEqual([placedMail, part, early, early])
      expect(await shop.held(order)).toEqual([
        "BD-D2 at South: 30",
        "BD-D2 at Works: 50",
        "BP-D2 at South: 50",
      ])
    })
  },
})
