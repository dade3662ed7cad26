import { randomUUID } from "node:crypto"
import { readBooks } from "./support/order-books"
import { openDesk, type PaymentDesk } from "./support/payment-desk"
import { runWorkflow } from "./support/run-workflow"
import { refundedInSandbox, refundInSandbox, webhookOf } from "./support/sandbox-intent"
import { sharedShop } from "../setup/run/shop-suite"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    let desk: PaymentDesk
    beforeAll(async () => void (desk = await openDesk(client, getContainer())))

    const books = (id: string) => readBooks(getContainer(), id)

    it("gives back once what staff refund twice at once", async () => {
      const { id, placed, intent, payment } = await desk.paid()

      const answers = await Promise.all([desk.refund(payment), desk.refund(payment)])

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      expect(await refundedInSandbox(intent)).toBe(47500)
      expect(await books(id)).toMatchObject({
        due: 0,
        refunds: [475],
        transactions: ["capture 475", "refund -475"],
      })
      expect(await desk.order(id)).toMatchObject({ isPaid: true, refunded: 475, total: "475" })
      expect((await desk.askIntent(placed)).body).toMatchObject({ code: "order_not_payable" })
      expect((await desk.api.delete(`/order/${id}`, desk.buyer.token)).body).toMatchObject({
        code: "order_paid",
      })
    })

    it("gives back parts until nothing is left", async () => {
      const { id, intent, payment } = await desk.paid()

      expect((await desk.refund(payment, 100)).status).toBe(200)
      expect((await desk.refund(payment, 50.5)).status).toBe(200)
      expect((await desk.refund(payment, 324.51)).status).toBe(400)
      expect((await desk.refund(payment, 0.001)).status).toBe(400)

      expect(await refundedInSandbox(intent)).toBe(15050)
      expect(await books(id)).toMatchObject({
        due: 0,
        refunds: [100, 50.5],
        transactions: ["capture 475", "refund -100", "refund -50.5"],
      })
    })

    it("books once what was refunded at the provider", async () => {
      const { id, intent, payment } = await desk.paid()
      await refundInSandbox(intent, { amount: 7500, key: randomUUID() })
      const object = { object: "charge", payment_intent: intent, amount_refunded: 7500 }
      const tell = async (type: string) => desk.deliver(await webhookOf(intent, { type, object }))

      const told = await Promise.all([tell("charge.refunded"), tell("refund.created")])

      expect(told).toEqual([200, 200])
      expect(await books(id)).toMatchObject({ due: 0, refunds: [75] })
      expect((await desk.refund(payment)).status).toBe(200)
      expect(await books(id)).toMatchObject({ due: 0, refunds: [75, 400] })
      expect(await refundedInSandbox(intent)).toBe(47500)
    })

    it("carries out a refund once that a kill cut short after the provider had done it", async () => {
      const { id, intent, payment } = await desk.paid()
      const key = `refreq_${randomUUID()}`
      const open = `insert into refund_request
        (id, payment_id, order_id, amount, raw_amount, status)
        values (?, ?, ?, 475, '{"value": "475"}', 'open')`
      await desk.sql(open, [key, payment, id])
      await refundInSandbox(intent, { amount: 47500, key })

      expect((await desk.refund(payment)).body).toMatchObject({
        message: expect.stringContaining("on its way"),
      })
      const refund = { refund_request_id: key }
      await runWorkflow(getContainer(), "reconcile-payment", refund)
      await runWorkflow(getContainer(), "reconcile-payment", refund)

      expect(await refundedInSandbox(intent)).toBe(47500)
      expect(await books(id)).toMatchObject({ due: 0, refunds: [475] })
    })
  },
})
