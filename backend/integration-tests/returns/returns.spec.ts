import { Modules } from "@medusajs/framework/utils"
import { randomUUID } from "node:crypto"
import { entriesOf } from "../audit/trail"
import { readBooks } from "../payment/support/order-books"
import { refundedInSandbox } from "../payment/support/sandbox-intent"
import { mailsTo } from "../setup/outbox"
import { sharedShop } from "../setup/run/shop-suite"
import { signUp } from "../setup/people"
import { failureOf, testApi } from "../setup/test-api"
import { tally } from "../orders/order-shop"
import { FOUR, openReturnShop, type ReturnShop } from "./return-shop"

const WAIT = { timeout: 30_000, interval: 100 }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: ReturnShop
    beforeAll(async () => void (shop = await openReturnShop(getContainer(), api)))

    const books = ({ _id }: { _id: string }) => readBooks(getContainer(), _id)
    const returnMails = async (email: string) =>
      (await mailsTo(email, "-R")).map(({ subject }) => subject.replace(/#\d+/, "#")).toSorted()

    describe("A return", () => {
      it("goes from the customer's wish to the money, told at each step once", async () => {
        const { order, intent } = await shop.arrived()
        expect((await shop.returns(order)).lines).toMatchObject([{ line: 1, qty: 50 }])
        const note = `The carton was open: ${randomUUID()}`
        const asked = await shop.asked(order, { ...FOUR, note })
        expect(asked).toMatchObject({
          ...{ number: `${order.number}-R1`, state: "requested", note },
          lines: [{ line: 1, sku: shop.part.sku, qty: 4, reason: "defective", good: null }],
        })
        expect((await shop.returns(order)).lines).toMatchObject([{ qty: 46 }])
        const approved = await shop.step(asked._id, "approve", { answer: "Use the carton." })
        expect(shop.staffReturn(approved)).toMatchObject({ state: "approved", worth: null })
        const [line] = shop.staffReturn(approved).lines
        const counts = { lines: [{ id: line?.id, good: 3, damaged: 1 }] }
        const received = shop.staffReturn(await shop.step(asked._id, "receive", counts))
        expect(received).toMatchObject({ state: "received", worth: 38, order_due: 0 })
        // 500 less 50, and three good ones.
        expect(await shop.stock()).toEqual({ stocked: 453, reserved: 0 })
        expect(await shop.order(order)).toMatchObject({
          ...{ isPaid: true, isDeliver: true, due: 0, total: "437" },
          lines: [{ qty: 50, shipped: 50, open: 0, returned: 4, total: 437 }],
        })
        const settled = shop.staffReturn(await shop.step(asked._id, "settle", { as: "refund" }))
        expect(settled).toMatchObject({ state: "settled", amount: 38, refund: "booked" })
        expect(await refundedInSandbox(intent)).toBe(3800)
        expect(await books(order)).toMatchObject({
          ...{ due: 0, refunds: [38], transactions: ["capture 475", "refund -38"] },
        })
        expect(await shop.order(order)).toMatchObject({ isPaid: true, refunded: 38, due: 0 })
        const told = [
          "We have your return #-R1",
          "Your return #-R1 has arrived",
          "Your return #-R1 is approved",
          "Your return #-R1 is settled",
        ]
        await expect.poll(() => returnMails(shop.buyer.email), WAIT).toEqual(told)
        expect(await mailsTo(shop.buyer.email, "Use the carton.")).toHaveLength(1)
        expect(await mailsTo(shop.buyer.email, "$38.00 go back the way you paid.")).toHaveLength(1)
        const again = getContainer().resolve(Modules.WORKFLOW_ENGINE)
        await again.run("send-due-mails", { input: { announced: [], sweep: true } })
        expect(await returnMails(shop.buyer.email)).toEqual(told)
        const staff = await mailsTo(shop.admin.email, note)
        expect(staff.map(({ subject }) => subject)).toEqual([`Return ${asked.number}: 4 pieces`])
      })

      it("is one under a key, and of two at once no piece comes back twice", async () => {
        const { order } = await shop.arrived({ paid: false })
        const all = { lines: [{ line: 1, qty: 30, reason: "other" }] }
        const same = await Promise.all([1, 2, 3].map(() => shop.ask(order, all, "once")))
        expect(tally(same)).toEqual({ 201: 3 })
        const { returns, lines } = await shop.returns(order)
        expect(returns).toHaveLength(1)
        expect(lines).toMatchObject([{ qty: 20 }])
        const rest = { lines: [{ line: 1, qty: 20, reason: "other" }] }
        const both = await Promise.all([shop.ask(order, rest), shop.ask(order, rest)])
        expect(tally(both)).toEqual({ 201: 1, 409: 1 })
        expect((await shop.returns(order)).lines).toEqual([])
        const none = failureOf(await shop.ask(order, FOUR))
        expect(none).toMatchObject({ code: "more_than_returnable" })
        expect(none.errors).toMatchObject([{ field: "lines.0.qty" }])
      })

      it("is refused of what has not arrived, of too much, and too late", async () => {
        const order = await shop.place()
        expect(failureOf(await shop.ask(order)).code).toBe("more_than_returnable")
        await shop.deliver(order)
        const many = { lines: [{ line: 1, qty: 51, reason: "other" }] }
        expect(failureOf(await shop.ask(order, many)).message).toBe(
          `Of ${shop.part.name} only 50 pieces can be returned`,
        )
        const second = { lines: [{ line: 2, qty: 1, reason: "other" }] }
        expect((await shop.ask(order, second)).status).toBe(400)
        const odd = { lines: [{ line: 1, qty: 1, reason: "ugly" }] }
        expect((await shop.ask(order, odd)).status).toBe(400)
        await shop.database.raw(
          "update fulfillment set delivered_at = delivered_at - interval '31 days'",
        )
        expect(failureOf(await shop.ask(order)).message).toMatch(/could be returned until 2026-/)
        expect((await shop.returns(order)).lines).toEqual([])
      })

      it("is nobody's but the customer's to ask for, and staff's to decide", async () => {
        const { order } = await shop.arrived({ paid: false })
        const path = `/order/${order._id}/returns`
        const stranger = await signUp(api)
        expect(failureOf(await api.get(path, stranger.token)).code).toBe("order_not_found")
        for (const { token } of [stranger, shop.admin]) {
          expect(failureOf(await api.post(path, FOUR, token)).code).toBe("order_not_found")
        }
        const { _id } = await shop.asked(order)
        expect(failureOf(await api.delete(`${path}/${_id}`, stranger.token)).status).toBe(404)
        const { order: other } = await shop.arrived({ paid: false })
        const stray = await api.delete(`/order/${other._id}/returns/${_id}`, shop.buyer.token)
        expect(failureOf(stray).code).toBe("return_not_found")
        const anybody = await api.call({ method: "GET", path: "/admin/shop-returns" })
        expect(anybody.status).toBe(401)
        expect((await api.get(path, shop.admin.token)).body).toMatchObject({
          data: { returns: [{ _id, state: "requested" }] },
        })
      })

      it("is withdrawn only before it is decided on, and its pieces are free again", async () => {
        const { order } = await shop.arrived({ paid: false })
        const { _id } = await shop.asked(order)
        const withdraw = () => api.delete(`/order/${order._id}/returns/${_id}`, shop.buyer.token)
        expect((await withdraw()).body).toMatchObject({ data: { state: "withdrawn" } })
        expect(failureOf(await withdraw())).toMatchObject({ code: "return_state", status: 409 })
        expect((await shop.returns(order)).lines).toMatchObject([{ qty: 50 }])
        const { _id: other } = await shop.approved(order)
        const late = await api.delete(`/order/${order._id}/returns/${other}`, shop.buyer.token)
        expect(failureOf(late).message).toBe("This return is approved: look at it again")
      })

      it("is refused with a reason, also once it was approved and never came", async () => {
        const { order } = await shop.arrived({ paid: false })
        const { _id } = await shop.asked(order)
        expect((await shop.step(_id, "refuse", { reason: " " })).status).toBe(400)
        const refused = await shop.step(_id, "refuse", { reason: "It is no longer new." })
        expect(shop.staffReturn(refused)).toMatchObject({
          ...{ state: "refused", answer: "It is no longer new." },
        })
        const approved = await shop.approved(order)
        await shop.step(approved._id, "refuse", { reason: "It never came." })
        expect((await shop.returns(order)).lines).toMatchObject([{ qty: 50 }])
        const told = () => mailsTo(shop.buyer.email, "It never came.")
        await expect.poll(told, WAIT).toHaveLength(1)
        const step = await shop.step(approved._id, "receive", {
          lines: approved.lines.map(({ id }) => ({ id, good: 1, damaged: 0 })),
        })
        expect(step).toMatchObject({ body: { message: expect.stringContaining("is refused") } })
      })

      it("that lacks pieces frees them, and counts no more than was asked back", async () => {
        const { order } = await shop.arrived({ paid: false })
        const { _id, lines } = await shop.approved(order)
        const counted = (good: number, damaged: number) =>
          shop.step(_id, "receive", { lines: lines.map(({ id }) => ({ id, good, damaged })) })
        expect((await counted(4, 1)).status).toBe(400)
        expect((await counted(0, 0)).status).toBe(400)
        expect((await shop.step(_id, "receive", { lines: [] })).status).toBe(400)
        expect(shop.staffReturn(await counted(1, 0))).toMatchObject({ worth: 9.5 })
        expect((await shop.returns(order)).lines).toMatchObject([{ qty: 49 }])
        expect(await shop.order(order)).toMatchObject({ lines: [{ returned: 1 }] })
      })
    })

    describe("The shop", () => {
      it("takes none where its settings say so", async () => {
        const { order } = await shop.arrived({ paid: false })
        await shop.medusa("POST", "/shop-settings", { return_days: 0 })
        expect(await shop.returns(order)).toMatchObject({ days: 0, lines: [] })
        expect(failureOf(await shop.ask(order)).code).toBe("returns_not_taken")
        expect((await shop.medusa("POST", "/shop-settings", { return_days: -1 })).status).toBe(400)
      })

      it("lists an order's returns to staff, the newest first", async () => {
        const { order } = await shop.arrived({ paid: false })
        const [first, second] = [await shop.asked(order), await shop.asked(order)]
        expect((await shop.medusa("GET", `/orders/${order._id}/returns`)).body).toMatchObject({
          returns: [{ _id: second._id }, { _id: first._id }],
        })
        expect((await shop.medusa("GET", "/orders/order_none/returns")).status).toBe(404)
      })

      it("writes each step into the trail, without anybody's words", async () => {
        const { order } = await shop.arrived({ paid: false })
        const steps = async () => {
          const { _id } = await shop.asked(order, { ...FOUR, note: "My secret" })
          await shop.step(_id, "approve", { answer: "My answer" })
          await shop.step(_id, "refuse", { reason: "My reason" })
        }
        const left = await entriesOf({ api, token: shop.token }, steps)
        expect(left.map(({ action }) => action).toSorted()).toEqual([
          ...["return approved", "return asked for", "return refused"],
        ])
        expect(JSON.stringify(left)).not.toMatch(/My (secret|answer|reason)/)
      })

      it("takes no shipment back whose pieces were asked back", async () => {
        const { order } = await shop.arrived({ paid: false })
        await shop.asked(order)
        const { shipments } = await shop.order(order)
        const path = `/order/${order._id}/shipments/${shipments[0]?.id}`
        expect(failureOf(await api.delete(path, shop.admin.token)).code).toBe("shipment_kept")
      })

      it("lets Medusa's own pages neither go on with it nor ask its pieces back once more", async () => {
        const { order } = await shop.arrived({ paid: false })
        const { _id } = await shop.approved(order)
        const [row]: { return_id: string }[] = await shop
          .database("return_request")
          .where({ id: _id })
        const cancel = await shop.medusa("POST", `/returns/${row?.return_id}/cancel`, {})
        expect(cancel).toMatchObject({
          ...{ status: 400, body: { message: expect.stringContaining("at Returns") } },
        })
        await shop.asked(order, { lines: [{ line: 1, qty: 40, reason: "other" }] })
        const { body } = await shop.medusa("POST", "/returns", { order_id: order._id })
        const { id } = (body as { return: { id: string } }).return
        const [line] = shop.staffReturn(await shop.medusa("GET", `/shop-returns/${_id}`)).lines
        const items = [{ id: line?.line_item_id, quantity: 10 }]
        await shop.medusa("POST", `/returns/${id}/request-items`, { items })
        expect(await shop.medusa("POST", `/returns/${id}/request`, {})).toMatchObject({
          ...{ status: 400, body: { message: expect.stringContaining("still come back") } },
        })
      })
    })
  },
})
