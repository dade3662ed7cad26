import { Client } from "pg"
import { payWithCard } from "../setup/orders/card"
import { sharedShop } from "../setup/run/shop-suite"
import { readBooks } from "./support/order-books"
import { openDesk, type PaymentDesk } from "./support/payment-desk"
import { runWorkflow } from "./support/run-workflow"
import {
  intentIdOf,
  readSandboxIntent,
  refundedInSandbox,
  webhookOf,
} from "./support/sandbox-intent"

const PAID_ONCE = { due: 0, captures: [475], refunds: [], transactions: ["capture 475"] }
/** The reconciler's job comes every quarter of a minute. */
const A_ROUND = { timeout: 45_000 }

sharedShop({
  testSuite: ({ api: client, getContainer, dbConfig }) => {
    let desk: PaymentDesk
    beforeAll(async () => void (desk = await openDesk(client, getContainer())))

    const books = (id: string) => readBooks(getContainer(), id)
    const countEvents = async () =>
      (await desk.sql<{ n: number }>("select count(*)::int as n from payment_event"))[0]?.n
    const sessionOf = async (intent: string) => {
      const found = "select id from payment_session where data ->> 'id' = ?"
      return (await desk.sql<{ id: string }>(found, [intent]))[0]?.id ?? ""
    }

    it("books one payment of five calls, a webhook and the reconciler at once", async () => {
      const { id, intent } = await desk.confirmed()
      const webhook = await webhookOf(intent)
      const session_id = await sessionOf(intent)

      const [webhooks, , ...answers] = await Promise.all([
        Promise.all([desk.deliver(webhook), desk.deliver(webhook)]),
        runWorkflow(getContainer(), "reconcile-payment", { session_id }),
        ...Array.from({ length: 5 }, () => desk.tellPaid(id, intent)),
      ])

      expect(webhooks).toEqual([200, 200])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect(await books(id)).toMatchObject(PAID_ONCE)
      expect(await countEvents()).toBe(1)
    })

    it("waits for another process that has the order, and gives back what it cancelled", async () => {
      const { id, intent } = await desk.confirmed()
      const other = new Client({ connectionString: dbConfig.clientUrl })
      await other.connect()
      await other.query("begin")
      await other.query(`select from "order" where id = $1 for no key update`, [id])

      const answer = desk.tellPaid(id, intent)
      const waiting = `select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%"order"%for no key update%'`
      await expect.poll(async () => (await desk.sql(waiting)).length).toBe(1)
      expect((await books(id)).captures).toEqual([])
      await other.query(
        `update "order" set status = 'canceled', canceled_at = now() where id = $1`,
        [id],
      )
      await other.query("commit")
      await other.end()

      expect((await answer).status).toBe(409)
      expect(await books(id)).toMatchObject({ captures: [475], refunds: [475] })
      expect(await refundedInSandbox(intent)).toBe(47500)
    })

    it("is paid by the webhook alone, whatever comes twice or late", async () => {
      const { id, intent } = await desk.confirmed()
      const failed = await webhookOf(intent, { type: "payment_intent.payment_failed" })
      const paid = await webhookOf(intent)

      for (const webhook of [paid, paid, failed, paid])
        expect(await desk.deliver(webhook)).toBe(200)

      expect(await desk.order(id)).toMatchObject({ isPaid: true, transitionId: intent })
      expect(await books(id)).toMatchObject(PAID_ONCE)
      expect(await countEvents()).toBe(2)
    })

    it("is paid by the reconciler alone", async () => {
      const { id, intent } = await desk.confirmed()
      await desk.sql("update payment_session set updated_at = now() - interval '1 hour'")

      await expect.poll(async () => (await desk.order(id)).isPaid, A_ROUND).toBe(true)

      expect((await desk.order(id)).transitionId).toBe(intent)
      expect(await books(id)).toMatchObject(PAID_ONCE)
    })

    it("remembers no event whose effect failed, and refuses a forged one", async () => {
      const open = intentIdOf(await desk.openIntent(await desk.placed()))

      expect(await desk.deliver(await webhookOf(open))).toBe(500)
      expect(await desk.deliver(await webhookOf(open, { secret: "whsec_forged" }))).toBe(400)
      expect(await countEvents()).toBe(0)
    })

    it("shows staff declined cards and disputes, and notes what is another shop's", async () => {
      const placed = await desk.placed()
      const intent = intentIdOf(await desk.openIntent(placed))
      const last_payment_error = { message: "Your card was declined." }
      const money = { amount: 47500, currency: "usd" }
      const declined = { ...money, id: intent, object: "payment_intent", last_payment_error }
      const dispute = { ...money, object: "dispute", payment_intent: intent, reason: "fraudulent" }
      for (const [type, object] of [
        ["payment_intent.payment_failed", declined],
        ["charge.dispute.created", dispute],
        ["charge.refunded", { ...money, object: "charge", payment_intent: "pi_of_another_shop" }],
      ] as const) {
        expect(await desk.deliver(await webhookOf(intent, { type, object }))).toBe(200)
      }

      const { body } = await desk.admin("GET", `/orders/${placed._id}/payment-events`)
      expect(body).toMatchObject({ payment_events: expect.any(Array) })
      const { payment_events } = body as { payment_events: { detail: string; amount: number }[] }
      expect(payment_events.map(({ detail, amount }) => [detail, amount]).sort()).toEqual([
        ["Your card was declined.", 475],
        ["fraudulent", 475],
      ])
      expect(await countEvents()).toBe(3)
    })

    it("closes the old amount's intent when the order was edited", async () => {
      const placed = await desk.placed()
      const old = intentIdOf(await desk.openIntent(placed))
      await edit(placed._id, 60)

      const secret = await desk.openIntent(placed, 570)

      expect(await readSandboxIntent(old)).toMatchObject({ status: "canceled" })
      await payWithCard(secret)
      expect((await desk.tellPaid(placed._id, intentIdOf(secret))).status).toBe(200)
      expect(await books(placed._id)).toMatchObject({ due: 0, captures: [570] })
    })

    it("books the old amount as a part when it was paid after the edit", async () => {
      const { id, placed, intent } = await desk.confirmed()
      await edit(id, 60)

      expect(await desk.tellPaid(id, intent)).toMatchObject({
        status: 409,
        body: { code: "amount_mismatch" },
      })
      expect(await desk.deliver(await webhookOf(intent))).toBe(200)
      expect(await books(id)).toMatchObject({ due: 95, captures: [475] })
      const rest = await desk.openIntent(placed, 95)
      await payWithCard(rest)
      expect((await desk.tellPaid(id, intentIdOf(rest))).status).toBe(200)
      expect(await books(id)).toMatchObject({ due: 0, captures: [475, 95] })
    })

    it("opens no other door to a payment", async () => {
      const { id } = await desk.confirmed()
      const { id: collection } = await desk.collectionOf(id)

      const marked = `/payment-collections/${collection}/mark-as-paid`
      expect((await desk.admin("POST", marked, { order_id: id })).status).toBe(409)
      const sessions = `/store/payment-collections/${collection}/payment-sessions`
      const [{ token } = { token: "" }] = await desk.sql<{ token: string }>(
        "select token from api_key where type = 'publishable'",
      )
      const guest = await desk.api.call({
        method: "POST",
        path: sessions,
        body: { provider_id: "pp_later_card" },
        headers: { "x-publishable-api-key": token },
      })
      expect(guest.status).toBe(404)
      const hook = { method: "POST", path: "/hooks/payment/stripe_stripe", body: {} }
      expect((await desk.api.call(hook)).status).toBe(404)
      expect(await books(id)).toMatchObject({ due: 475, captures: [] })
    })

    async function edit(order_id: string, quantity: number) {
      const line = "select item_id as id from order_item where order_id = ?"
      const [item] = await desk.sql<{ id: string }>(line, [order_id])
      await desk.admin("POST", "/order-edits", { order_id })
      const path = `/order-edits/${order_id}`
      await desk.admin("POST", `${path}/items/item/${item?.id}`, { quantity })
      expect((await desk.admin("POST", `${path}/confirm`, {})).status).toBe(200)
    }
  },
})
