import {
  deliveredTogetherSchema,
  deliveryQueueSchema,
} from "../../src/contract/staff/delivery-queue"
import { lowStockSchema, overviewSchema } from "../../src/contract/staff/admin-overview"
import { z } from "@medusajs/framework/zod"
import { entriesOf } from "../audit/trail"
import { seedAdminMenu } from "../../src/scripts/seed/admin-menu"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { signInMedusaAdmin } from "../setup/people"
import { rawApi } from "../setup/raw-call"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

const QUEUE = "/delivery-queue"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let token: string
    const ids: Record<"paid" | "unpaid" | "delivered" | "given" | "cancelled", string> = {
      paid: "",
      unpaid: "",
      delivered: "",
      given: "",
      cancelled: "",
    }

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
      token = await signInMedusaAdmin(api)
      const place = async (name: keyof typeof ids) => {
        const order = await shop.place()
        ids[name] = order._id
        return order
      }
      await (
        await shop.pay(await place("paid"))
      )()
      await place("unpaid")
      const delivered = await place("delivered")
      await (
        await shop.pay(delivered)
      )()
      await shop.deliver(delivered)
      await shop.deliver(await place("given"))
      await shop.cancel(await place("cancelled"))
    })

    const read = async (query = "") => {
      const { status, body } = await shop.read(`${QUEUE}${query}`)
      expect(status).toBe(200)
      return deliveryQueueSchema.parse(body)
    }
    const idsOf = async (query = "") => {
      const { orders, count } = await read(query)
      expect(count).toBe(orders.length)
      return orders.map(({ id }) => id)
    }
    const deliver = async (body: object) => {
      const { status, body: answer } = await shop.medusa(`${QUEUE}/deliver`, body)
      return { status, results: deliveredTogetherSchema.safeParse(answer).data?.results ?? [] }
    }

    describe("the queue of what is to be delivered", () => {
      it("is staff's alone, and takes what it knows", async () => {
        for (const token of [undefined, shop.buyer.token, shop.admin.token]) {
          const { status } = await api.call({ method: "GET", path: `/admin${QUEUE}`, token })
          expect(status).toBe(401)
        }
        for (const query of [
          "payment=x",
          "delivery=x",
          "from=yesterday",
          "order=id",
          "limit=101",
        ]) {
          expect([query, (await shop.read(`${QUEUE}?${query}`)).status]).toEqual([query, 400])
        }
      })

      it("has what is neither delivered nor cancelled, the longest first, with its open parts", async () => {
        const { orders, count } = await read()
        expect(count).toBe(2)
        expect(orders.map(({ id }) => id)).toEqual([ids.paid, ids.unpaid])
        expect(orders[0]).toMatchObject({
          number: expect.stringMatching(/^#\d+$/),
          name: shop.buyer.name,
          email: shop.buyer.email,
          address: "1 Test Street",
          is_paid: true,
          is_delivered: false,
          is_partly: false,
          parts: [{ title: shop.part.name, sku: shop.part.sku, open: 50, ordered: 50 }],
          pieces: 50,
          locations: [expect.any(String)],
        })
        expect(orders[0]?.weight).toBeGreaterThan(0)
      })

      it("agrees with the overview, whose numbers are its filters", async () => {
        const { body } = await shop.read("/overview")
        const { overview } = z.object({ overview: overviewSchema }).parse(body)
        expect((await read("?payment=paid")).count).toBe(overview.to_deliver.count)
        expect((await read("?payment=unpaid&delivery=any")).count).toBe(overview.unpaid.count)
        expect(await idsOf("?payment=unpaid&delivery=any")).toEqual([ids.unpaid, ids.given])
        const waiting = (await shop.read("/overview/waiting")).body
        expect(waiting).toEqual({
          waiting: {
            to_deliver: overview.to_deliver.count,
            unpaid: overview.unpaid.count,
            reviews: 0,
            webhooks: 0,
            returns: 0,
            low_stock: { count: overview.low_stock.count, has_more: false },
          },
        })
        const low = await shop.read("/overview/low-stock?limit=1")
        expect(lowStockSchema.parse(low.body)).toMatchObject({
          under: 100,
          count: overview.low_stock.count,
          parts: overview.low_stock.parts.slice(0, 1),
        })
      })

      it("is filtered by payment, words, place, days and what was sent, and sorted", async () => {
        const [place] = await shop.database("stock_location").select("id")
        const today = new Date().toISOString().slice(0, 10)
        expect(await idsOf("?payment=paid")).toEqual([ids.paid])
        expect(await idsOf("?payment=unpaid")).toEqual([ids.unpaid])
        expect(await idsOf(`?q=${ids.unpaid.slice(-6)}`)).toEqual([ids.unpaid])
        expect(await idsOf("?q=nobody")).toEqual([])
        expect(await idsOf(`?location_id=${place?.id}`)).toEqual([ids.paid, ids.unpaid])
        expect(await idsOf("?location_id=elsewhere")).toEqual([])
        expect(await idsOf(`?from=${today}&to=${today}`)).toEqual([ids.paid, ids.unpaid])
        expect(await idsOf("?to=2020-01-01")).toEqual([])
        expect(await idsOf("?delivery=nothing")).toEqual([ids.paid, ids.unpaid])
        expect(await idsOf("?delivery=partly")).toEqual([])
        expect(await idsOf("?order=-created_at")).toEqual([ids.unpaid, ids.paid])
        for (const order of ["name", "-pieces", "weight"]) {
          expect(await idsOf(`?order=${order}`)).toHaveLength(2)
        }
        const page = await read("?limit=1&offset=1")
        expect([page.orders[0]?.id, page.count]).toEqual([ids.unpaid, 2])
      })

      it("has what was sent in part, with the pieces that are open", async () => {
        const [item] = await shop
          .database("order_item")
          .where({ order_id: ids.paid })
          .select("item_id")
        const items = [{ id: String(item?.item_id), quantity: 20 }]
        const sent = await shop.medusa(`/orders/${ids.paid}/fulfillments`, { items })
        expect(sent.status).toBe(200)
        const [link] = await shop.database("order_fulfillment").where({ order_id: ids.paid })
        const path = `/orders/${ids.paid}/fulfillments/${link?.fulfillment_id}/shipments`
        expect((await shop.medusa(path, { items })).status).toBe(200)
        expect(await idsOf("?delivery=partly")).toEqual([ids.paid])
        const { orders } = await read("?delivery=partly")
        expect(orders[0]).toMatchObject({ is_partly: true, pieces: 30, parts: [{ open: 30 }] })
        expect(await idsOf("?delivery=nothing")).toEqual([ids.unpaid])
      })
    })

    describe("Medusa Admin", () => {
      it("opens at the queue, which stands first in its menu until staff arrange it", async () => {
        const { status, headers } = await rawApi(client)({ path: "/app" })
        expect([status, headers.location]).toEqual([302, "/app/to-deliver"])
        const menu = async () => (await shop.read("/layouts/sidebar/configuration")).body
        await seedAdminMenu(getContainer())
        expect(await menu()).toMatchObject({
          active_scope: "default",
          default_configuration: {
            configuration: { widgets: { "core:nav:/to-deliver": { order: -2 } } },
          },
        })
        const configuration = { widgets: { "core:nav:/orders": { order: -5 } } }
        const arranged = { is_default: true, configuration }
        expect((await shop.medusa("/layouts/sidebar/configuration", arranged)).status).toBe(200)
        await seedAdminMenu(getContainer())
        expect(await menu()).toMatchObject({ default_configuration: { configuration } })
      })
    })

    describe("delivering several together", () => {
      it("tells of each what became of it, and leaves unpaid ones until it is said once more", async () => {
        const { status, results } = await deliver({
          ids: ["order_unknown", ids.unpaid, ids.cancelled, ids.paid, ids.paid],
        })
        expect(status).toBe(200)
        expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([
          ["order_unknown", "refused"],
          [ids.unpaid, "unpaid"],
          [ids.cancelled, "refused"],
          [ids.paid, "delivered"],
        ])
        expect(results.map(({ message }) => message)).toEqual([
          "There is no such order",
          "This order is not paid",
          "This order was cancelled",
          "",
        ])
        expect(await idsOf()).toEqual([ids.unpaid])
      })

      it("delivers unpaid ones that are meant, with an entry in the trail of each", async () => {
        const wanted = { ids: [ids.unpaid, ids.cancelled], unpaid: true }
        const entries = await entriesOf({ api, token }, async () => {
          const { results } = await deliver(wanted)
          expect(results).toMatchObject([
            { outcome: "delivered", message: "" },
            { outcome: "refused", message: "This order was cancelled" },
          ])
        })
        expect(entries).toMatchObject([
          { kind: "order", action: "delivered", thing_id: ids.unpaid, actor_kind: "staff" },
        ])
        expect(await idsOf()).toEqual([ids.paid])
        expect((await shop.stock()).reserved).toBe(50)
      })

      it("takes so many at once, and at least one", async () => {
        expect((await deliver({ ids: [] })).status).toBe(400)
        const many = Array.from({ length: 101 }, (_, n) => `order_${n}`)
        expect((await deliver({ ids: many })).status).toBe(400)
      })
    })
  },
})
