import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { configSchema } from "../../src/contract/shop/config"
import { orderSchema } from "../../src/contract/order/order"
import { readSellable } from "../../src/queries/product/products"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { payOrder } from "../setup/orders/pay-order"
import { purchaseOf } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const MOST = 20
const REFUSAL = { status: 409, body: { code: "too_many_unpaid_orders" } }

const cartSchema = z.object({ cart: z.object({ id: z.string() }) })
const collectionSchema = z.object({ payment_collection: z.object({ id: z.string() }) })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const database = (): Knex => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    let part: TestPart
    let buyer: Person

    beforeEach(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer(), { stock: 100_000 })
      buyer = await signUp(api)
    })

    const place = (key?: string, person = buyer) =>
      api.call({
        method: "POST",
        path: "/api/v1/orders",
        headers: key ? { "idempotency-key": key } : {},
        token: person.token,
        body: purchaseOf(part, person),
      })
    const placeMany = async (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => place(`key-${index}`)))
    const open = async () => {
      const [row] = await database()("order").where({ canceled_at: null }).count()
      return Number(row?.count)
    }

    /** A cart of Medusa's own that wants nothing but to be completed. */
    const newCart = async () => {
      const { commerce } = dataOf(await api.get("/config"), configSchema)
      const store = (path: string, body: unknown) =>
        api.call({
          method: "POST",
          path: `/store${path}`,
          headers: { "x-publishable-api-key": commerce.publishableApiKey },
          body,
          token: buyer.token,
        })
      const variant_id = (await readSellable(getContainer(), part.id))?.variant_id
      const items = [{ variant_id, quantity: 50 }]
      const shipping_address = { first_name: buyer.name, address_1: "1 Street", country_code: "us" }
      const of = { region_id: commerce.regionId, email: buyer.email, shipping_address }
      const { cart } = cartSchema.parse((await store("/carts", { ...of, items })).body)
      const options = await getContainer().resolve(Modules.FULFILLMENT).listShippingOptions()
      await store(`/carts/${cart.id}/shipping-methods`, { option_id: options[0]?.id })
      const { body } = await store("/payment-collections", { cart_id: cart.id })
      const { payment_collection: collection } = collectionSchema.parse(body)
      const sessions = `/payment-collections/${collection.id}/payment-sessions`
      await store(sessions, { provider_id: "pp_later_card" })
      return { complete: () => store(`/carts/${cart.id}/complete`, {}) }
    }

    describe("one customer's unpaid orders", () => {
      it("are twenty at most, however many are sent at once", async () => {
        const answers = await placeMany(30)
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST)
        const refused = answers.filter(({ status }) => status !== 201)
        expect(refused.map((answer) => failureOf(answer).code)).toEqual(
          Array.from({ length: 10 }, () => "too_many_unpaid_orders"),
        )
        expect(await open()).toBe(MOST)
        const [level] = await database()("inventory_level").select("reserved_quantity")
        expect(Number(level?.reserved_quantity)).toBe(MOST * 50)
      })

      it("do not stand in another customer's way, and let a repeat be answered", async () => {
        const placed = await placeMany(MOST)
        expect(await place()).toMatchObject(REFUSAL)
        expect((await place(undefined, await signUp(api))).status).toBe(201)
        const repeat = await place("key-3")
        const first = placed[3]
        expect(dataOf(repeat, orderSchema)._id).toBe(first && dataOf(first, orderSchema)._id)
      })

      it("make room by a payment, a cancellation and a delivery", async () => {
        const placed = await placeMany(MOST)
        const [one, two, three] = placed.map((answer) => dataOf(answer, orderSchema))
        if (!one || !two || !three) throw new Error("too few orders were placed")
        const admin = await signInAdmin(getContainer(), api)
        expect(Date.parse(one.payBefore ?? "") - Date.parse(one.createdAt)).toBe(72 * 60 * 60_000)
        await payOrder(api, { order: one, buyer })
        const paid = dataOf(await api.get(`/order/${one._id}`, buyer.token), orderSchema)
        expect(paid).not.toHaveProperty("payBefore")
        expect((await place()).status).toBe(201)
        expect(await place()).toMatchObject(REFUSAL)
        await api.delete(`/order/${two._id}`, buyer.token)
        expect((await place()).status).toBe(201)
        await api.put(`/order/${three._id}`, { isDeliver: true }, admin.token)
        expect((await place()).status).toBe(201)
        expect(await place()).toMatchObject(REFUSAL)
      })

      it("cannot be made by a cart of Medusa's in place of an order of the shop", async () => {
        await placeMany(MOST - 1)
        const [one, other] = await Promise.all([newCart(), newCart()])
        const answers = await Promise.all([one.complete(), other.complete()])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        expect(answers.find(({ status }) => status === 409)).toMatchObject(REFUSAL)
        expect(await open()).toBe(MOST)
      })

      it("do not count what staff write for a customer", async () => {
        await placeMany(MOST)
        await database()("order").limit(1).update({ is_draft_order: true })
        expect((await place()).status).toBe(201)
        await database()("order").where({ is_draft_order: true }).update({ is_draft_order: false })
        expect(await open()).toBe(MOST + 1)
      })
    })
  },
})
