import { z } from "@medusajs/framework/zod"
import { configSchema } from "../../src/contract/shop/config"
import { readSellable } from "../../src/queries/product/products"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { storeClient } from "../setup/store"
import { dataOf, testApi } from "../setup/test-api"

const MINIMUM = "sorry you have to order over 50 at a time"
const STOCK = "Sorry, we don't have enough stock for this product"

const cartSchema = z.object({
  cart: z.object({ id: z.string(), items: z.array(z.object({ id: z.string() })) }),
})

const collectionSchema = z.object({ payment_collection: z.object({ id: z.string() }) })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let part: TestPart
    let buyer: Person
    let commerce: { publishableApiKey: string; regionId: string }
    let variant_id = ""

    beforeEach(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer(), { stock: 120 })
      buyer = await signUp(api)
      commerce = dataOf(await api.get("/config"), configSchema).commerce
      variant_id = (await readSellable(getContainer(), part.id))?.variant_id ?? ""
    })

    /** A call of Medusa's store API, as the buyer unless `token` says otherwise. */
    const store = (path: string, body: unknown, token: string | undefined = buyer.token) =>
      api.call({
        method: "POST",
        path: `/store${path}`,
        headers: { "x-publishable-api-key": commerce.publishableApiKey },
        body,
        ...(token && { token }),
      })
    const newCart = async (quantity: number, token?: string) => {
      const items = [{ variant_id, quantity }]
      const answer = await store("/carts", { region_id: commerce.regionId, items }, token)
      return cartSchema.parse(answer.body).cart
    }
    const refusal = (message: string) => ({ status: 400, body: { message } })

    describe("a cart of /store", () => {
      it("takes no fewer pieces than the minimum, also when it is made", async () => {
        const body = { region_id: commerce.regionId, items: [{ variant_id, quantity: 49 }] }
        expect(await store("/carts", body)).toMatchObject(refusal(MINIMUM))
        const { id } = await newCart(50)
        const other = await addPart(getContainer(), { sku: "OTHER" })
        const sellable = await readSellable(getContainer(), other.id)
        const line = { variant_id: sellable?.variant_id, quantity: 49 }
        expect(await store(`/carts/${id}/line-items`, line)).toMatchObject(refusal(MINIMUM))
      })

      it("sums the lines of one part", async () => {
        const { id } = await newCart(100)
        const again = { variant_id, metadata: { line: "another" } }
        const answer = await store(`/carts/${id}/line-items`, { ...again, quantity: 21 })
        expect(answer).toMatchObject(refusal(STOCK))
        const more = await store(`/carts/${id}/line-items`, { ...again, quantity: 20 })
        expect(more.status).toBe(200)
      })

      it("keeps to the rule when a line changes, and can be emptied", async () => {
        const { id, items } = await newCart(50)
        const line = `/carts/${id}/line-items/${items[0]?.id}`
        expect(await store(line, { quantity: 49 })).toMatchObject(refusal(MINIMUM))
        expect(await store(line, { quantity: 121 })).toMatchObject(refusal(STOCK))
        expect((await store(line, { quantity: 60 })).status).toBe(200)
        expect((await store(line, { quantity: 0 })).status).toBe(200)
      })
    })

    describe("POST /store/carts/{id}/complete", () => {
      it("is for the signed-in customer whose cart it is", async () => {
        const { id } = await newCart(50)
        const guest = await store(`/carts/${id}/complete`, {}, "")
        expect(guest.status).toBe(401)
        const { token } = await signUp(api)
        expect((await store(`/carts/${id}/complete`, {}, token)).status).toBe(403)
        const ofNobody = await newCart(50, "")
        expect((await store(`/carts/${ofNobody.id}/complete`, {})).status).toBe(403)
      })

      it("asks again where a price changed meanwhile, and takes today's then", async () => {
        const shop = await storeClient(api)
        const { id } = await shop.cart({ items: [{ variant_id, quantity: 50 }] }, buyer)
        const admin = await signInAdmin(getContainer(), api)
        const change = { productName: part.name, price: 12.25 }
        expect((await api.put(`/product/${part.id}`, change, admin.token)).status).toBe(200)
        const message = "The price is now $12.25: look at it again before you order"
        expect(await shop.complete(id, buyer)).toMatchObject(refusal(message))
        const { body } = await shop.complete(id, buyer)
        expect(body).toMatchObject({ type: "order", order: { total: 612.5 } })
      })

      it("looks at stock and rule once more", async () => {
        const { id } = await newCart(100)
        const { body } = await store("/payment-collections", { cart_id: id })
        const { payment_collection: collection } = collectionSchema.parse(body)
        const sessions = `/payment-collections/${collection.id}/payment-sessions`
        await store(sessions, { provider_id: "pp_later_card" })
        await placeOrder(api, { part, buyer })
        expect(await store(`/carts/${id}/complete`, {})).toMatchObject(refusal(STOCK))
      })
    })
  },
})
