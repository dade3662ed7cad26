import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { openOrderShop, type OrderShop } from "../../../backend/integration-tests/orders/order-shop"
import { seeBalance } from "../../../backend/integration-tests/payment/balance"
import { purchaseOf } from "../../../backend/integration-tests/setup/orders/purchase"
import { signUp } from "../../../backend/integration-tests/setup/people"
import { ownShop } from "../../../backend/integration-tests/setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../../../backend/integration-tests/setup/test-api"
import { checkedBasketSchema } from "../../../backend/src/contract/basket/basket"
import { orderSchema, type Order } from "../../../backend/src/contract/order/order"
import finishCoreReturns from "../src/jobs/finish-core-returns"

const X = "/x/halden-core-deposit"

const coresSchema = z.object({
  until: z.string(),
  deposits: z.array(
    z.object({ line: z.string(), qty: z.number(), returned: z.number(), refunded: z.number() }),
  ),
})

ownShop({
  env: { SHOP_PLUGINS: "core-deposit" },
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop

    beforeEach(async () => {
      shop = await openOrderShop(getContainer(), api)
      expect((await deposit(12)).status).toBe(200)
    })

    const deposit = (amount: number, token = shop.admin.token) =>
      api.put(`${X}/deposit`, { sku: shop.part.sku, amount }, token)
    const place = async () => {
      const { total: _, ...purchase } = purchaseOf(shop.part, shop.buyer)
      return dataOf(await api.post("/orders", purchase, shop.buyer.token), orderSchema)
    }
    const paid = async () => {
      const order = await place()
      await (
        await shop.pay(order)
      )()
      return order
    }
    const cores = async ({ _id }: Order, token = shop.buyer.token) =>
      dataOf(await api.get(`${X}/orders/${_id}/cores`, token), coresSchema)
    const record = async (order: Order, { qty = 10, key = "one" } = {}) => {
      const [known] = (await cores(order)).deposits
      const body = { line: known?.line, qty, key }
      return api.post(`${X}/orders/${order._id}/cores`, body, shop.admin.token)
    }
    const read = async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, shop.buyer.token), orderSchema)
    const database = () => getContainer().resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)

    it("adds a line beside the part, which the preview tells, until staff take it away", async () => {
      const added = { qty: 50, unitPrice: 12, total: 600, for: 0 }
      const lines = [{ productId: shop.part.id, qty: 50 }]
      const check = async () =>
        dataOf(await api.post("/basket/check", { lines }), checkedBasketSchema)
      expect(await check()).toMatchObject({ total: 475 + 600, addedLines: [added] })
      expect(await place()).toMatchObject({ qty: 50, total: "1075", addedLines: [added] })
      const of = async () => (await api.get(`${X}/deposit?sku=${shop.part.sku}`)).body
      expect(await of()).toMatchObject({ data: { amount: 12 } })
      const { body } = await api.get(`${X}/deposits`, shop.admin.token)
      expect(body).toMatchObject({ data: [{ sku: shop.part.sku, amount: 12 }] })
      await deposit(0)
      expect(await of()).toMatchObject({ data: { amount: null } })
      expect(await check()).not.toHaveProperty("addedLines")
    })

    it("is staff's to set, and an order's cores its owner's to see", async () => {
      expect((await deposit(1, shop.buyer.token)).status).toBe(403)
      const unknown = { sku: "NO-SUCH", amount: 1 }
      const refused = failureOf(await api.put(`${X}/deposit`, unknown, shop.admin.token))
      expect(refused).toMatchObject({ status: 404, code: "halden_core_deposit.no_part" })
      const order = await place()
      const path = `${X}/orders/${order._id}/cores`
      expect((await api.get(path, (await signUp(api)).token)).status).toBe(404)
      expect((await api.post(path, { line: "x", qty: 1, key: "k" }, shop.buyer.token)).status).toBe(
        403,
      )
      expect((await cores(order, shop.admin.token)).deposits).toMatchObject([{ returned: 0 }])
    })

    it("goes back once for each core, whoever clicks twice or at once", async () => {
      const order = await paid()
      expect((await record(order)).status).toBe(201)
      expect((await record(order)).status).toBe(201)
      expect((await cores(order)).deposits).toMatchObject([{ returned: 10, refunded: 120 }])
      expect(await read(order)).toMatchObject({ refunded: 120, isPaid: true, due: 0 })
      const keys = ["two", "three"]
      const both = await Promise.all(keys.map((key) => record(order, { qty: 30, key })))
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
      const more = failureOf(await record(order, { qty: 11, key: "four" }))
      expect(more).toMatchObject({ status: 409, code: "halden_core_deposit.too_many_cores" })
      expect((await record(order, { qty: 10, key: "five" })).status).toBe(201)
      expect(await read(order)).toMatchObject({ refunded: 600, total: "1075" })
      await seeBalance(client, getContainer())
    })

    it("goes back for a return that a kill cut short, and not twice", async () => {
      const order = await paid()
      await record(order)
      // As a kill leaves it that came before, or after, the money went.
      await database().raw(
        `update core_return set status = 'recorded', created_at = now() - interval '1 hour'`,
      )
      await database().raw(
        `insert into core_return (id, order_id, line_id, key, quantity, amount, raw_amount, status,
            recorded_by, created_at)
          select 'corret_killed', order_id, line_id, 'killed', 5, 60, '{"value":"60"}', 'recorded',
            recorded_by, created_at
          from core_return`,
      )
      await finishCoreReturns(getContainer())
      await finishCoreReturns(getContainer())
      expect(await read(order)).toMatchObject({ refunded: 180 })
      expect((await cores(order)).deposits).toMatchObject([{ returned: 15, refunded: 180 }])
    })

    it("stays where the order is not paid, or the days are over", async () => {
      const order = await place()
      expect(failureOf(await record(order)).code).toBe("halden_core_deposit.not_paid")
      await (
        await shop.pay(order)
      )()
      const late = `update "order" set created_at = now() - interval '91 days' where id = ?`
      await database().raw(late, [order._id])
      expect(failureOf(await record(order)).code).toBe("halden_core_deposit.too_late")
      expect((await cores(order)).deposits).toMatchObject([{ returned: 0, refunded: 0 }])
    })
  },
})
