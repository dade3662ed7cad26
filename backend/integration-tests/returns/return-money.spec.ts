import type { Order } from "../../src/contract/order/order"
import { readBooks } from "../payment/support/order-books"
import { runWorkflow } from "../payment/support/run-workflow"
import { refundedInSandbox } from "../payment/support/sandbox-intent"
import { sharedShop } from "../setup/run/shop-suite"
import { failureOf, testApi } from "../setup/test-api"
import { tally } from "../orders/order-shop"
import { openReturnShop, type ReturnShop } from "./return-shop"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: ReturnShop
    beforeAll(async () => void (shop = await openReturnShop(getContainer(), api)))

    const books = ({ _id }: Order) => readBooks(getContainer(), _id)
    const settle = (id: string, body: unknown = { as: "refund" }) => shop.step(id, "settle", body)
    const ALL = { lines: [{ line: 1, qty: 50, reason: "ordered_wrongly" }] }
    const receivedAll = async (order: Order) => {
      const { _id, lines } = await shop.approved(order, ALL)
      const counts = lines.map(({ id }) => ({ id, good: 50, damaged: 0 }))
      return shop.staffReturn(await shop.step(_id, "receive", { lines: counts }))
    }

    describe("A refund for a return", () => {
      it("goes back once, however often and by how many it is settled", async () => {
        const { order, intent } = await shop.arrived()
        const { _id } = await shop.received(order)
        const answers = await Promise.all([settle(_id), settle(_id), settle(_id)])
        expect(tally(answers)).toEqual({ 200: 1, 400: 2 })
        expect(await refundedInSandbox(intent)).toBe(3800)
        expect(await books(order)).toMatchObject({ due: 0, refunds: [38] })
      })

      it("may be less with a reason, and never more", async () => {
        const { order, intent } = await shop.arrived()
        const { _id } = await shop.received(order)
        const more = await settle(_id, { as: "refund", amount: 38.01, reason: "Kind" })
        expect(more).toMatchObject({
          ...{ status: 400, body: { message: "At most $38.00 can go back for this return" } },
        })
        expect((await settle(_id, { as: "refund", amount: 30 })).status).toBe(400)
        const odd = { as: "replacement", amount: 1 }
        expect((await settle(_id, odd)).status).toBe(400)
        const less = { as: "refund", amount: 30, reason: "Opened" }
        expect(shop.staffReturn(await settle(_id, less))).toMatchObject({
          ...{ state: "settled", amount: 30, amountReason: "Opened", refund: "booked" },
        })
        expect(await refundedInSandbox(intent)).toBe(3000)
        expect(await books(order)).toMatchObject({ due: 0, refunds: [30] })
        expect(await shop.order(order)).toMatchObject({ isPaid: true, due: 0, refunded: 30 })
      })

      it("of nothing settles it, and the order keeps what it has cost", async () => {
        const { order, intent } = await shop.arrived()
        const { _id } = await shop.received(order)
        const none = { as: "refund", amount: 0, reason: "Broken by you" }
        expect(shop.staffReturn(await settle(_id, none))).toMatchObject({
          ...{ state: "settled", amount: 0, refund: "none" },
        })
        expect(await refundedInSandbox(intent)).toBe(0)
        expect(await books(order)).toMatchObject({ due: 0, refunds: [] })
      })

      it("is all that was paid when all came back by turns, and the order is delivered still", async () => {
        const { order, intent } = await shop.arrived()
        await settle((await shop.received(order))._id)
        const rest = { lines: [{ line: 1, qty: 46, reason: "other" }] }
        const { _id, lines } = await shop.approved(order, rest)
        const counts = lines.map(({ id }) => ({ id, good: 0, damaged: 46 }))
        await shop.step(_id, "receive", { lines: counts })
        expect(shop.staffReturn(await settle(_id))).toMatchObject({ amount: 437 })
        expect(await refundedInSandbox(intent)).toBe(47_500)
        expect(await books(order)).toMatchObject({ due: 0, refunds: [38, 437] })
        expect(await shop.order(order)).toMatchObject({ isPaid: true, isDeliver: true, due: 0 })
        expect(await shop.stock()).toEqual({ stocked: 454, reserved: 0 })
      })

      it("is no more than what did not go back by another way", async () => {
        const { order, intent } = await shop.arrived()
        const payment = await shop.paymentOf(order)
        await shop.medusa("POST", `/payments/${payment}/refund`, { amount: 450 })
        const received = await receivedAll(order)
        expect(received.worth).toBe(25)
        expect(shop.staffReturn(await settle(received._id))).toMatchObject({
          ...{ state: "settled", amount: 25, refund: "booked" },
        })
        expect(await refundedInSandbox(intent)).toBe(47_500)
        expect((await books(order)).due).toBe(0)
      })

      it("that the provider refuses leaves the return received, and is settled anew", async () => {
        const { order, intent } = await shop.arrived()
        const { _id } = await shop.received(order)
        const refused = shop.staffReturn(await shop.refusedByProvider(() => settle(_id)))
        expect(refused).toMatchObject({ state: "received", refund: "refused" })
        const { body } = await shop.medusa("GET", "/shop-returns?state=waiting")
        expect(body).toMatchObject({ count: 1 })
        const less = { as: "refund", amount: 30, reason: "Opened" }
        expect(shop.staffReturn(await settle(_id, less))).toMatchObject({
          ...{ state: "settled", amount: 30, refund: "booked" },
        })
        expect(await refundedInSandbox(intent)).toBe(3000)
        expect(await books(order)).toMatchObject({ due: 0, refunds: [30] })
      })

      it("that a kill cut short is finished by the reconciler, once", async () => {
        const { order, intent } = await shop.arrived()
        const { _id } = await shop.received(order)
        const { request_id } = await shop.settledAndKilled(_id)
        expect(shop.staffReturn(await shop.medusa("GET", `/shop-returns/${_id}`))).toMatchObject({
          ...{ state: "settled", refund: "open" },
        })
        const refund = { refund_request_id: request_id }
        await runWorkflow(getContainer(), "reconcile-payment", refund)
        await runWorkflow(getContainer(), "reconcile-payment", refund)
        expect(await refundedInSandbox(intent)).toBe(3800)
        expect(await books(order)).toMatchObject({ due: 0, refunds: [38] })
      })
    })

    describe("Of an unpaid order", () => {
      it("what came back is not due any more, and the rest can be paid", async () => {
        const { order } = await shop.arrived({ paid: false })
        await shop.approved(order)
        // Until it is here all of it is due.
        expect(await shop.order(order)).toMatchObject({ due: 475, isPaid: false })
        const { _id } = await shop.received(order)
        expect(await shop.order(order)).toMatchObject({ due: 437, total: "437" })
        const settled = shop.staffReturn(await settle(_id))
        expect(settled).toMatchObject({ state: "settled", amount: 38, refund: "none" })
        const intent = await shop.pay(await shop.order(order))
        expect(await shop.order(order)).toMatchObject({ isPaid: true, due: 0 })
        expect(await refundedInSandbox(intent)).toBe(0)
        expect(await books(order)).toMatchObject({ due: 0, captures: [437] })
      })

      it("what the shop keeps is due still", async () => {
        const { order } = await shop.arrived({ paid: false })
        const { _id } = await shop.received(order)
        await settle(_id, { as: "refund", amount: 30, reason: "Opened" })
        expect(await shop.order(order)).toMatchObject({ due: 445 })
      })

      it("nothing is due when all came back, and it waits for nothing", async () => {
        const { order } = await shop.arrived({ paid: false })
        const waiting = async () => {
          const { body } = await shop.medusa("GET", "/overview/waiting")
          return (body as { waiting: { unpaid: number } }).waiting.unpaid
        }
        expect(await waiting()).toBe(1)
        await settle((await receivedAll(order))._id)
        expect(await shop.order(order)).toMatchObject({ due: 0, total: "0", isPaid: false })
        expect(await waiting()).toBe(0)
        const body = { amount: 475, orderId: order._id }
        const payment = await api.post("/create-payment-intent", body, shop.buyer.token)
        expect(failureOf(payment).code).toBe("order_not_payable")
      })
    })

    describe("A replacement", () => {
      it("orders the pieces again for nothing, and waits to be delivered", async () => {
        const { order } = await shop.arrived()
        const { _id } = await shop.received(order, { good: 0, damaged: 4 })
        const settled = shop.staffReturn(await settle(_id, { as: "replacement" }))
        expect(settled).toMatchObject({ state: "settled", settlement: "replacement", refund: null })
        expect(await shop.order(order)).toMatchObject({
          ...{ isPaid: true, isDeliver: false, due: 0, total: "475" },
          lines: [{ qty: 54, shipped: 50, open: 4, returned: 4 }],
        })
        expect(await shop.stock()).toEqual({ stocked: 450, reserved: 4 })
        const { body } = await shop.medusa("GET", "/delivery-queue")
        expect(body).toMatchObject({ orders: [{ id: order._id, pieces: 4 }] })
        expect((await shop.deliver(order)).status).toBe(200)
        expect(await shop.stock()).toEqual({ stocked: 446, reserved: 0 })
        expect(await shop.order(order)).toMatchObject({ isDeliver: true, isPaid: true })
        // They may come back as the first ones could.
        expect((await shop.returns(order)).lines).toMatchObject([{ qty: 50 }])
      })

      it("is refused where there is too little in stock, and then refunded", async () => {
        const { order } = await shop.arrived()
        const { _id } = await shop.received(order, { good: 0, damaged: 4 })
        await shop.database.raw("update inventory_level set stocked_quantity = 3")
        const refused = await settle(_id, { as: "replacement" })
        expect(refused).toMatchObject({
          ...{ status: 400, body: { message: expect.stringContaining("refund it instead") } },
        })
        expect(await shop.order(order)).toMatchObject({ lines: [{ qty: 50, open: 0 }] })
        expect(shop.staffReturn(await settle(_id))).toMatchObject({ amount: 38 })
      })
    })
  },
})
