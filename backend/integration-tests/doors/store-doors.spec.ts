import { z } from "@medusajs/framework/zod"
import { accessSchema } from "../../src/contract/account/auth"
import { orderSchema } from "../../src/contract/order/order"
import { databaseImage } from "../setup/run/database-image"
import { newIdentity, signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, type TestPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { lineOf, storeClient, type StoreClient } from "../setup/store"
import { dataOf, testApi } from "../setup/test-api"

const NO_ADDRESS = { status: 404, body: { type: "not_found" } }
const madeOrder = z.object({ type: z.literal("order"), order: z.object({ id: z.string() }) })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let store: StoreClient
    let part: TestPart
    let buyer: Person
    let stranger: Person

    beforeAll(async () => {
      store = await storeClient(api)
      part = await addPart(getContainer())
      buyer = await signUp(api)
      stranger = await signUp(api)
    })

    const post = (path: string, body: unknown, as?: Person) =>
      store.call(path, { method: "POST", body, as })
    const items = async (quantity = 50) => [await lineOf(getContainer(), part, quantity)]

    describe("a person", () => {
      it("is nobody else's by POST /store/customers with a mail of one's choice", async () => {
        const owner = await newIdentity()
        const squatter = await newIdentity()
        const { body } = await api.call({
          method: "POST",
          path: "/auth/customer/firebase",
          body: { id_token: squatter.idToken },
        })
        const { token = "" } = z.object({ token: z.string().optional() }).parse(body)
        const before = await databaseImage(getContainer())
        const answer = await api.call({
          method: "POST",
          path: "/store/customers",
          headers: await key(),
          token,
          body: { email: owner.email },
        })
        expect(answer).toMatchObject(NO_ADDRESS)
        expect(await databaseImage(getContainer())).toEqual(before)
        const entered = await api.post("/auth", { email: owner.email }, owner.idToken)
        expect(accessSchema.parse(entered.body).accessToken).toBeTruthy()
      })
    })

    describe("an order", () => {
      it("gets no return from a guest", async () => {
        const order = await placeOrder(api, { part, buyer })
        const before = await databaseImage(getContainer())
        const line = { id: await itemOf(order._id), quantity: 50 }
        for (const receive_now of [true, false]) {
          const body = { order_id: order._id, items: [line], return_shipping: { option_id: "so" } }
          for (const as of [undefined, stranger, buyer]) {
            expect(await post("/returns", { ...body, receive_now }, as)).toMatchObject(NO_ADDRESS)
          }
        }
        expect(await databaseImage(getContainer())).toEqual(before)
      })

      it("is neither told nor held by a transfer that a stranger asks for", async () => {
        const order = await placeOrder(api, { part, buyer })
        for (const step of ["request", "cancel", "accept", "decline"]) {
          const body = step === "request" ? {} : { token: "guessed" }
          for (const as of [undefined, stranger]) {
            const answer = await post(`/orders/${order._id}/transfer/${step}`, body, as)
            expect(answer).toMatchObject(NO_ADDRESS)
          }
        }
        await signInAdmin(getContainer(), api)
        const edit = { method: "POST", path: "/admin/order-edits", body: { order_id: order._id } }
        const begun = await api.call({ ...edit, token: await signInMedusaAdmin(api) })
        expect(begun.status).toBe(200)
      })
    })

    describe("a cart", () => {
      it("takes no mail but that of the signed-in person", async () => {
        const { id } = await store.cart({ items: await items() }, buyer)
        const refused = { status: 403, body: { type: "forbidden" } }
        for (const email of [stranger.email, "nobody@halden.example", null]) {
          expect(await post(`/carts/${id}`, { email }, buyer)).toMatchObject(refused)
        }
        const own = buyer.email.toUpperCase()
        expect((await post(`/carts/${id}`, { email: own }, buyer)).status).toBe(200)
        const region_id = store.regionId
        expect(await post("/carts", { region_id, email: buyer.email })).toMatchObject(refused)
        const as = stranger
        expect(await post("/carts", { region_id, email: buyer.email }, as)).toMatchObject(refused)
      })

      it("becomes an order of its own customer, under their mail", async () => {
        const { id } = await store.cart({ items: await items() }, buyer)
        const answer = await store.complete(id, buyer)
        const { order } = madeOrder.parse(answer.body)
        const made = dataOf(await api.get(`/order/${order.id}`, buyer.token), orderSchema)
        expect(made.email).toBe(buyer.email)
      })

      it("is its customer's alone, whoever knows its id", async () => {
        const { id, items: lines } = await store.cart({ items: await items() }, buyer)
        const line = `/carts/${id}/line-items/${lines[0]?.id}`
        const calls = [
          ["GET", `/carts/${id}`],
          ["POST", `/carts/${id}`, { metadata: {} }],
          ["POST", `/carts/${id}/customer`, {}],
          ["POST", `/carts/${id}/line-items`, await lineOf(getContainer(), part, 60)],
          ["POST", line, { quantity: 70 }],
          ["DELETE", line],
          ["POST", `/carts/${id}/promotions`, { promo_codes: [] }],
          ["DELETE", `/carts/${id}/promotions`, { promo_codes: [] }],
          ["POST", `/carts/${id}/taxes`],
          ["POST", `/carts/${id}/shipping-methods`, { option_id: "so" }],
          ["POST", "/payment-collections", { cart_id: id }],
          ["GET", `/shipping-options?cart_id=${id}`],
        ] as const
        const before = await databaseImage(getContainer())
        for (const [method, path, body] of calls) {
          for (const as of [undefined, stranger]) {
            const answer = await store.call(path, { method, body, as })
            expect([method, path, answer.status]).toEqual([method, path, 404])
          }
        }
        expect(await databaseImage(getContainer())).toEqual(before)
        expect((await store.call(`/carts/${id}`, { as: buyer })).status).toBe(200)
      })

      it("of a guest becomes the signed-in person's, with their mail", async () => {
        const { id } = await store.cart({ items: await items() })
        expect((await post(`/carts/${id}/customer`, {}, buyer)).status).toBe(200)
        expect((await store.call(`/carts/${id}`)).status).toBe(404)
        expect((await store.complete(id, buyer)).status).toBe(200)
      })

      it("carries no mark that the shop gives its orders", async () => {
        const region_id = store.regionId
        const marks = ["is_demo", "idempotency_key", "expired_after_hours"]
        const { id } = await store.cart({}, buyer)
        for (const mark of marks) {
          const body = { metadata: { [mark]: true } }
          expect((await post(`/carts/${id}`, body, buyer)).status).toBe(403)
          expect((await post("/carts", { region_id, ...body }, buyer)).status).toBe(403)
        }
        const answer = await post(`/carts/${id}`, { metadata: { note: "call first" } }, buyer)
        expect(answer.status).toBe(200)
      })
    })

    async function key() {
      const { body } = await api.get("/config")
      const shape = z.object({
        data: z.object({ commerce: z.object({ publishableApiKey: z.string() }) }),
      })
      return { "x-publishable-api-key": shape.parse(body).data.commerce.publishableApiKey }
    }

    async function itemOf(order: string): Promise<string> {
      const answer = await store.call(`/orders/${order}?fields=items.id`, { as: buyer })
      const shape = z.object({ order: z.object({ items: z.array(z.object({ id: z.string() })) }) })
      return shape.parse(answer.body).order.items[0]?.id ?? ""
    }
  },
})
