import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { z } from "@medusajs/framework/zod"
import { tally } from "../../../backend/integration-tests/orders/order-shop"
import { seeBalance } from "../../../backend/integration-tests/payment/support/balance"
import { signUp } from "../../../backend/integration-tests/setup/people"
import { ownShop } from "../../../backend/integration-tests/setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../../../backend/integration-tests/setup/test-api"
import { orderReturnsSchema } from "../../../backend/src/contract/return/order-return"
import { staffExtrasSchema } from "../../../backend/src/contract/return/staff-return"
import { checkedBasketSchema } from "../../../backend/src/contract/basket/basket"
import type { Order } from "../../../backend/src/contract/order/order"
import { refundOrder } from "../../../backend/src/kit/refund-order"
import finishCoreReturns from "../src/jobs/finish-core-returns"
import { orderCoresSchema } from "../src/returns/order-cores"
import { openDepositShop, X, type DepositShop } from "./deposit-shop"

const refusal = (code: string) => `halden_core_deposit.${code}`
const productDeposits = z.object({
  deposits: z.array(z.object({ variant_id: z.string(), amount: z.number().nullable() })),
})

ownShop({
  env: { SHOP_PLUGINS: "core-deposit" },
  testSuite: ({ api: client, getContainer, dbConfig }) => {
    const api = testApi(client)
    let shop: DepositShop

    beforeAll(async () => {
      shop = await openDepositShop(getContainer(), api)
      expect((await shop.deposit(12)).status).toBe(200)
    })

    const moveBack = async ({ _id }: Order) => {
      const late = `update "order" set created_at = now() - interval '91 days' where id = ?`
      await shop.database.raw(late, [_id])
    }
    /** What a call in progress might still be at is left alone by the job. */
    const ageReturns = () =>
      shop.database.raw("update core_return set created_at = now() - interval '1 hour'")
    const requests = async () => (await api.get(`${X}/returns`, shop.admin.token)).body

    it("adds a line beside the part, which the preview tells, until staff take it away", async () => {
      const added = { qty: 50, unitPrice: 12, total: 600, for: 0 }
      const lines = [{ productId: shop.part.id, qty: 50 }]
      const check = async () =>
        dataOf(await api.post("/basket/check", { lines }), checkedBasketSchema)
      expect(await check()).toMatchObject({ total: 475 + 600, addedLines: [added] })
      expect(await shop.place()).toMatchObject({ qty: 50, total: "1075", addedLines: [added] })
      const of = async () => (await api.get(`${X}/deposit?sku=${shop.part.sku}`)).body
      expect(await of()).toMatchObject({ data: { amount: 12 } })
      const { body } = await api.get(`${X}/deposits`, shop.admin.token)
      expect(body).toMatchObject({ data: [{ sku: shop.part.sku, amount: 12 }] })
      await shop.deposit(0)
      expect(await of()).toMatchObject({ data: { amount: null } })
      expect(await check()).not.toHaveProperty("addedLines")
    })

    it("is asked for in the shop's own dialog, and received in staff's own list", async () => {
      const { buyer } = shop
      const order = await shop.paid()
      const path = `/order/${order._id}/returns`
      const told = async () => dataOf(await api.get(path, buyer.token), orderReturnsSchema)
      const [extra] = (await told()).extras
      expect(extra).toMatchObject({ qty: 50, refundEach: 12, label: expect.any(String) })
      const ask = (qty: number, key: string) =>
        api.call({
          ...{ method: "POST", path: `/api/v1${path}/extras`, token: buyer.token },
          ...{ body: { id: extra?.id, qty }, headers: { "idempotency-key": key } },
        })
      expect(tally([await ask(10, "once"), await ask(10, "once")])).toEqual({ 201: 2 })
      expect(failureOf(await ask(41, "more")).code).toBe(refusal("too_many_cores"))
      expect(await told()).toMatchObject({
        extras: [{ qty: 40 }],
        extraReturns: [{ qty: 10, state: "requested", refunded: null }],
      })
      const staff = async (method: string, address: string, body?: unknown) => {
        const answer =
          method === "GET" ? await shop.read(address) : await shop.medusa(address, body)
        return staffExtrasSchema.parse(answer.body).extras
      }
      const waiting = await staff("GET", "/shop-returns/extras")
      const own = waiting.filter(({ order_id }) => order_id === order._id)
      expect(own).toMatchObject([{ order_number: order.number, qty: 10 }])
      const receive = `/shop-returns/extras/${encodeURIComponent(own[0]?.id ?? "")}/receive`
      const rest = await staff("POST", receive, { qty: 9 })
      expect(rest.filter(({ order_id }) => order_id === order._id)).toEqual([])
      await staff("POST", receive, { qty: 9 })
      expect(await shop.refunded(order)).toBe(108)
      expect((await told()).extraReturns).toMatchObject([{ state: "settled", refunded: 108 }])
    })

    it("is staff's to set, and an order's cores its owner's to see and to ask for", async () => {
      expect((await shop.deposit(1, shop.buyer.token)).status).toBe(403)
      const unknown = { sku: "NO-SUCH", amount: 1 }
      const refused = failureOf(await api.put(`${X}/deposit`, unknown, shop.admin.token))
      expect(refused).toMatchObject({ status: 404, code: refusal("no_part") })
      const order = await shop.paid()
      const path = `${X}/orders/${order._id}/cores`
      const stranger = await signUp(api)
      expect((await api.get(path, stranger.token)).status).toBe(404)
      const body = { line: "x", qty: 1, key: "k" }
      expect((await api.post(path, body, shop.buyer.token)).status).toBe(403)
      expect(failureOf(await shop.ask(order, {}, stranger.token))).toMatchObject({
        status: 404,
        code: refusal("no_order"),
      })
      expect((await shop.ask(order, {}, shop.admin.token)).status).toBe(404)
      expect((await shop.receive("corret_none", 1, shop.buyer.token)).status).toBe(403)
      expect((await shop.receive("corret_none", 1)).status).toBe(404)
      expect((await shop.cores(order, shop.admin.token)).deposits).toMatchObject([
        { returned: 0, asked: 0, left: 50 },
      ])
    })

    it("goes back once for each core, whoever clicks twice or at once", async () => {
      const order = await shop.paid()
      expect((await shop.record(order)).status).toBe(201)
      expect((await shop.record(order)).status).toBe(201)
      expect((await shop.cores(order)).deposits).toMatchObject([{ returned: 10, refunded: 120 }])
      expect(await shop.refunded(order)).toBe(120)
      const keys = ["two", "three"]
      const both = await Promise.all(keys.map((key) => shop.record(order, { qty: 30, key })))
      expect(tally(both)).toEqual({ 201: 1, 409: 1 })
      const more = failureOf(await shop.record(order, { qty: 11, key: "four" }))
      expect(more).toMatchObject({ status: 409, code: refusal("too_many_cores") })
      expect((await shop.record(order, { qty: 10, key: "five" })).status).toBe(201)
      expect(await shop.refunded(order)).toBe(600)
      await seeBalance(client, getContainer())
    })

    it("stays where the order is not paid, all of it went back, or the days are over", async () => {
      const order = await shop.place()
      for (const call of [shop.record, shop.ask]) {
        expect(failureOf(await call(order)).code).toBe(refusal("not_paid"))
      }
      expect(await shop.cores(order)).toMatchObject({ isRunning: false, inTime: true })
      const paid = await shop.paid()
      const all = { name: "of-staff", key: "all", order_id: paid._id, amount: Number(paid.total) }
      expect(await refundOrder(getContainer(), all)).toBe("booked")
      const nothingLeft = failureOf(await shop.record(paid))
      expect(nothingLeft).toMatchObject({ status: 409, code: refusal("refund_too_large") })
      await moveBack(paid)
      for (const call of [shop.record, shop.ask]) {
        expect(failureOf(await call(paid)).code).toBe(refusal("too_late"))
      }
      expect(await shop.cores(paid)).toMatchObject({
        inTime: false,
        deposits: [{ returned: 0, refunded: 0 }],
      })
    })

    it("is asked for once by its buyer, and no core more than is still out", async () => {
      const order = await shop.paid()
      await shop.record(order, { key: "staff" })
      const twice = await Promise.all([shop.ask(order, { qty: 30 }), shop.ask(order, { qty: 30 })])
      expect(tally(twice)).toEqual({ 201: 2 })
      const told = await shop.cores(order)
      expect(told.deposits).toMatchObject([{ asked: 30, returned: 10, left: 10 }])
      expect(told.returns).toMatchObject([
        { asked: null, qty: 10, state: "refunded", refunded: 120 },
        { asked: 30, qty: 30, state: "asked", refunded: 0 },
      ])
      const more = failureOf(await shop.ask(order, { qty: 11, key: "two" }))
      expect(more).toMatchObject({ status: 409, code: refusal("too_many_cores") })
      expect(more.errors).toMatchObject([{ field: "qty" }])
      const open = { order: order._id, title: `Core deposit: ${shop.part.name}`, asked: 30 }
      expect(await requests()).toMatchObject({ data: [open] })
      expect((await api.get(`${X}/returns`, shop.buyer.token)).status).toBe(403)
    })

    it("goes back once for what arrived of a request, fewer cores than were asked for too", async () => {
      const { order, id } = await shop.asked(10)
      // Asked in time counts, whenever they arrive.
      await moveBack(order)
      expect(failureOf(await shop.receive(id, 11)).code).toBe(refusal("too_many_cores"))
      const answers = await Promise.all([4, 4, 6].map((qty) => shop.receive(id, qty)))
      expect(tally(answers)).not.toHaveProperty("500")
      const { returns, deposits } = await shop.cores(order)
      const taken = returns[0]?.qty ?? 0
      expect(tally(answers)).toEqual(taken === 4 ? { 200: 2, 409: 1 } : { 200: 1, 409: 2 })
      expect(returns).toMatchObject([{ asked: 10, state: "refunded", refunded: taken * 12 }])
      expect(deposits).toMatchObject([{ asked: 0, returned: taken, left: 50 - taken }])
      expect(failureOf(await shop.receive(id, 7)).code).toBe(refusal("already_answered"))
      expect(await shop.refunded(order)).toBe(taken * 12)
      expect(await requests()).toMatchObject({ data: [] })
      await seeBalance(client, getContainer())
    })

    it("is refused with a request of which nothing is taken, and goes back for it after all", async () => {
      const { order, id } = await shop.asked(10)
      expect((await shop.receive(id, 0)).status).toBe(200)
      const told = await shop.cores(order)
      expect(told.returns).toMatchObject([{ asked: 10, qty: 0, state: "refused", refunded: 0 }])
      expect(told.deposits).toMatchObject([{ asked: 0, left: 50 }])
      await shop.record(order, { qty: 45, key: "others" })
      expect(failureOf(await shop.receive(id, 6)).code).toBe(refusal("too_many_cores"))
      expect((await shop.receive(id, 3)).status).toBe(200)
      expect(await shop.refunded(order)).toBe(48 * 12)
      // As a refund that the provider refused leaves it: the next one is another.
      await shop.database("core_return").where({ id }).update({ status: "refused", quantity: 2 })
      expect((await shop.receive(id, 2)).status).toBe(200)
      expect((await shop.receive(id, 2)).status).toBe(200)
      expect(await shop.refunded(order)).toBe(50 * 12)
    })

    it("goes back once for cores whose process is killed by -9 before the refund", async () => {
      const { order, id } = await shop.asked(10)
      const script = path.join(__dirname, "taking-process.ts")
      const child = fork(script, [dbConfig.clientUrl, id, "4"])
      const exit = once(child, "exit")
      expect((await Promise.race([once(child, "message"), exit]))[0]).toBe("written")
      child.kill("SIGKILL")
      expect(await exit).toEqual([null, "SIGKILL"])
      expect((await shop.cores(order)).returns).toMatchObject([{ qty: 4, state: "received" }])
      expect(await shop.refunded(order)).toBeUndefined()
      await ageReturns()
      const finish = () => finishCoreReturns(getContainer())
      await Promise.all([finish(), shop.receive(id, 4), finish()])
      await finish()
      expect((await shop.cores(order)).returns).toMatchObject([{ qty: 4, state: "refunded" }])
      expect(await shop.refunded(order)).toBe(48)
      await seeBalance(client, getContainer())
    })

    it("goes back once where a process is killed after the money went", async () => {
      const order = await shop.paid()
      await shop.record(order)
      await shop.database("core_return").update({ status: "recorded" })
      await ageReturns()
      await finishCoreReturns(getContainer())
      await finishCoreReturns(getContainer())
      expect(await shop.refunded(order)).toBe(120)
      expect((await shop.cores(order)).returns).toMatchObject([{ state: "refunded" }])
    })

    it("is told and changed in Medusa Admin, as in the shop", async () => {
      const { order, id } = await shop.asked(10)
      const at = `/orders/${order._id}/core-returns`
      const told = orderCoresSchema.parse((await shop.read(at)).body)
      expect(told).toMatchObject({ deposits: [{ asked: 10 }], returns: [{ id, state: "asked" }] })
      expect((await shop.medusa(`${at}/${id}`, { qty: "?" })).status).toBe(400)
      const code = "too_many_cores"
      expect(await shop.medusa(`${at}/${id}`, { qty: 11 })).toMatchObject({
        status: 409,
        body: { code, message: "Only 10 cores can be taken for this request" },
      })
      expect(
        (await shop.medusa(`/orders/${order._id}x/core-returns/${id}`, { qty: 1 })).status,
      ).toBe(404)
      expect(await shop.medusa(`${at}/${id}`, { qty: 8 })).toMatchObject({
        status: 200,
        body: { returns: [{ qty: 8, state: "refunded", refunded: 96 }] },
      })
      const body = { line: told.deposits[0]?.line, qty: 2, key: "two" }
      const recorded = [await shop.medusa(at, body), await shop.medusa(at, body)]
      expect(tally(recorded)).toEqual({ 200: 2 })
      expect(await shop.refunded(order)).toBe(120)
    })

    it("is seen and set at its product in Medusa Admin", async () => {
      const at = `/products/${shop.part.id}/core-deposits`
      const [known] = productDeposits.parse((await shop.read(at)).body).deposits
      expect(known).toMatchObject({ amount: 12 })
      const set = (amount: unknown, variant_id = known?.variant_id) =>
        shop.medusa(at, { variant_id, amount })
      expect((await set(15.5)).body).toMatchObject({ deposits: [{ amount: 15.5 }] })
      expect((await set(0)).body).toMatchObject({ deposits: [{ amount: null }] })
      expect([(await set(-1)).status, (await set(1, "variant_none")).status]).toEqual([400, 404])
    })
  },
})
