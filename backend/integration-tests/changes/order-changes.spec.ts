import type { Order } from "../../src/contract/order/order"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { signInMedusaAdmin } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { feedReader } from "./feed-reader"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let token: string
    const feed = feedReader(api, () => token)

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const told = async (after: string, types?: string) => {
      const { changes } = await feed.rest({ after, ...(types && { types }) })
      return changes.filter(({ type }) => type.startsWith("order."))
    }
    const typesOf = async (after: string) => (await told(after)).map(({ type }) => type)
    const pay = async (order: Order) => (await shop.pay(order))()
    const refund = async ({ _id }: Order) => {
      const fields = "payment_collections.payments.id"
      const { body } = await shop.read(`/orders/${_id}?fields=${fields}`)
      const { order } = body as {
        order: { payment_collections: { payments: { id: string }[] }[] }
      }
      const id = order.payment_collections[0]?.payments[0]?.id
      return shop.medusa(`/payments/${id}/refund`, { amount: 75 })
    }

    it("tell of an order's life, each step once and behind the one before it", async () => {
      const start = await feed.now()
      const order = await shop.place()
      await pay(order)
      await shop.deliver(order)
      expect((await refund(order)).status).toBe(200)
      const cancelled = await shop.place()
      await shop.cancel(cancelled)
      const changes = await told(start)
      expect(changes.map(({ type, thing_id }) => [type, thing_id])).toEqual([
        ["order.placed", order._id],
        ["order.paid", order._id],
        ["order.shipped", order._id],
        ["order.delivered", order._id],
        ["order.refunded", order._id],
        ["order.placed", cancelled._id],
        ["order.cancelled", cancelled._id],
      ])
      expect(changes[0]?.data).toMatchObject({
        order: { id: order._id, email: shop.buyer.email, total: 475, refunded: 75 },
      })
      expect(changes[2]?.data).toMatchObject({ shipment: { line_count: 1 } })
      expect(changes[4]?.data).toMatchObject({ refund: { amount: 75 } })
      expect(await told(changes.at(-1)?.cursor ?? "")).toEqual([])
    })

    it("are told step by step to whoever reads between the steps", async () => {
      const order = await shop.place()
      let { next } = await feed.rest({})
      const steps: [() => Promise<unknown>, string[]][] = [
        [() => pay(order), ["order.paid"]],
        [() => shop.deliver(order), ["order.shipped", "order.delivered"]],
        [() => refund(order), ["order.refunded"]],
      ]
      for (const [step, types] of steps) {
        await step()
        expect(await typesOf(next)).toEqual(types)
        next = (await feed.rest({ after: next })).next
      }
    })

    it("tell of an edit, and of another mail", async () => {
      const order = await shop.place()
      const start = await feed.now()
      await shop.medusa(`/orders/${order._id}`, { email: "else@example.com" })
      await shop.medusa("/order-edits", { order_id: order._id })
      const [item] = await shop.database("order_item").where({ order_id: order._id })
      const edit = `/order-edits/${order._id}`
      const path = `${edit}/items/item/${(item as { item_id: string }).item_id}`
      await shop.medusa(path, { quantity: 60 })
      expect(await typesOf(start)).toEqual(["order.changed"])
      const next = await feed.now()
      await shop.medusa(`${edit}/confirm`)
      const [edited, ...others] = await told(next)
      expect(others).toEqual([])
      expect(edited).toMatchObject({
        ...{ type: "order.changed", thing_id: order._id },
        data: { order: { email: "else@example.com", total: 570 } },
      })
    })
  },
})
