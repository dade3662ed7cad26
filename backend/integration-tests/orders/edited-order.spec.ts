import { z } from "@medusajs/framework/zod"
import { answerOf } from "../../src/contract/answer"
import { orderSchema } from "../../src/contract/order/order"
import { payWithCard } from "../setup/orders/card"
import { signInAdmin, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { openDesk, type PaymentDesk } from "../payment/support/payment-desk"
import { intentIdOf } from "../payment/support/sandbox-intent"

const waitingSchema = z.object({ count: z.number(), oldest: z.array(z.object({ id: z.string() })) })
const overviewSchema = z.object({
  overview: z.object({ unpaid: waitingSchema, to_deliver: waitingSchema }),
})
const ordersSchema = answerOf(z.array(orderSchema))

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    let desk: PaymentDesk
    let admin: Person

    beforeAll(async () => {
      desk = await openDesk(client, getContainer())
      admin = await signInAdmin(getContainer(), desk.api)
    })

    /** 50 pieces for 475 that were paid, and are 60 for 570 now. */
    async function grown() {
      const done = await desk.paid()
      await edit(done.id, 60)
      return done
    }

    async function edit(order_id: string, quantity: number) {
      const line = "select item_id as id from order_item where order_id = ?"
      const [item] = await desk.sql<{ id: string }>(line, [order_id])
      await desk.admin("POST", "/order-edits", { order_id })
      const path = `/order-edits/${order_id}`
      await desk.admin("POST", `${path}/items/item/${item?.id}`, { quantity })
      expect((await desk.admin("POST", `${path}/confirm`, {})).status).toBe(200)
    }

    async function overview() {
      const { body } = await desk.admin("GET", "/overview")
      const { unpaid, to_deliver } = overviewSchema.parse(body).overview
      return {
        unpaid: unpaid.oldest.map(({ id }) => id),
        toDeliver: to_deliver.oldest.map(({ id }) => id),
      }
    }

    it("is unpaid at every door while the rest is due", async () => {
      const { id, placed, intent } = await grown()

      expect(await desk.order(id)).toMatchObject({ isPaid: false, due: 95, paidAt: null })
      const listed = ordersSchema.parse((await desk.api.get("/orders", admin.token)).body).data
      expect(listed.find(({ _id }) => _id === id)).toMatchObject({ isPaid: false, due: 95 })
      expect(await overview()).toEqual({ unpaid: [id], toDeliver: [] })
      expect(await desk.tellPaid(id, intent)).toMatchObject({
        status: 409,
        body: { code: "payment_not_settled" },
      })
      expect((await desk.askIntent(placed, 570)).body).toMatchObject({ code: "amount_mismatch" })
      expect((await desk.askIntent(placed, 95)).status).toBe(200)
    })

    it("is paid at every door once the rest is paid, too", async () => {
      const { id, placed, intent } = await grown()
      const rest = await desk.openIntent(placed, 95)
      await payWithCard(rest)

      expect(await desk.tellPaid(id, intentIdOf(rest))).toMatchObject({
        status: 200,
        body: { data: { isPaid: true, due: 0, transitionId: intent } },
      })
      expect(await desk.order(id)).toMatchObject({ isPaid: true, due: 0 })
      expect(await overview()).toEqual({ unpaid: [], toDeliver: [id] })
      expect((await desk.askIntent(placed, 95)).body).toMatchObject({ code: "order_not_payable" })
      expect((await desk.tellPaid(id, intent)).status).toBe(200)
    })

    it("can be delivered, and not cancelled while the shop has its money", async () => {
      const { id } = await grown()

      expect(await desk.api.delete(`/order/${id}`, desk.buyer.token)).toMatchObject({
        status: 409,
        body: { code: "order_paid" },
      })
      const path = `/order/${id}`
      expect(await desk.api.put(path, { isDeliver: true }, admin.token)).toMatchObject({
        status: 200,
        body: { data: { isDeliver: true, isPaid: false, due: 95 } },
      })
      expect(await overview()).toEqual({ unpaid: [id], toDeliver: [] })
    })

    it("stays paid after a refund and after it was cancelled with all given back", async () => {
      const { id, payment } = await desk.paid()
      expect((await desk.refund(payment)).status).toBe(200)

      expect(await desk.order(id)).toMatchObject({ isPaid: true, due: 0, refunded: 475 })
      expect((await desk.admin("POST", `/orders/${id}/cancel`, {})).status).toBe(200)
      expect(await desk.order(id)).toMatchObject({ isPaid: true, due: 0, refunded: 475 })
    })
  },
})
