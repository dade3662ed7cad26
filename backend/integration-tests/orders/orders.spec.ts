import { z } from "@medusajs/framework/zod"
import { configSchema } from "../../src/contract/shop/config"
import { orderSchema } from "../../src/contract/order/order"
import { productSchema } from "../../src/contract/product/product"
import { signInAdmin, signUp } from "../setup/people"
import { placeOrder, purchaseOf } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const NO_STOCK = "Sorry, we don't have enough stock for this product"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    const stockOf = async (id: string) => dataOf(await api.get(`/product/${id}`), productSchema).qty

    describe("POST /api/v1/orders", () => {
      it("places an unpaid order at the server's price and takes its stock", async () => {
        const part = await addPart(getContainer(), { stock: 120 })
        const buyer = await signUp(api)
        const answer = await api.post("/orders", purchaseOf(part, buyer, "60"), buyer.token)
        expect(answer.status).toBe(201)
        expect(dataOf(answer, orderSchema)).toMatchObject({
          name: buyer.name,
          email: buyer.email,
          productName: part.name,
          productId: part.id,
          qty: 60,
          price: 9.5,
          total: "570",
          isPaid: false,
          isDeliver: false,
          transitionId: "",
        })
        expect(await stockOf(part.id)).toBe("60")
      })

      it("finds the part by its name where a client sends no id", async () => {
        const part = await addPart(getContainer())
        const buyer = await signUp(api)
        const { productId: _, ...body } = purchaseOf(part, buyer)
        expect((await api.post("/orders", body, buyer.token)).status).toBe(201)
      })

      it("refuses less than the minimum with the spec's sentence and names the nearest", async () => {
        const part = await addPart(getContainer(), {
          rule: { minimum: null, multiple: 12, carton: 12 },
        })
        const buyer = await signUp(api)
        const failure = failureOf(
          await api.post("/orders", purchaseOf(part, buyer, 49), buyer.token),
        )
        expect(failure).toEqual({
          status: 422,
          success: false,
          code: "below_minimum",
          message: "sorry you have to order over 50 at a time",
          errors: [{ field: "qty", message: "order 60" }],
        })
        expect(await stockOf(part.id)).toBe("500")
      })

      it("refuses more than the stock, before it looks at the minimum", async () => {
        const part = await addPart(getContainer(), { stock: 10 })
        const buyer = await signUp(api)
        const failure = failureOf(
          await api.post("/orders", purchaseOf(part, buyer, 11), buyer.token),
        )
        expect(failure).toMatchObject({ status: 409, code: "out_of_stock", message: NO_STOCK })
      })

      it("refuses a price or total that is not the server's", async () => {
        const part = await addPart(getContainer())
        const buyer = await signUp(api)
        const body = purchaseOf(part, buyer)
        const forgeries = [
          { price: 0.01 },
          { price: part.price - 0.01 },
          { total: "1" },
          { total: part.price * 50 - 0.01 },
        ]
        for (const forged of forgeries) {
          const failure = failureOf(await api.post("/orders", { ...body, ...forged }, buyer.token))
          expect(failure).toMatchObject({ status: 409, code: "price_changed" })
        }
        expect(await stockOf(part.id)).toBe("500")
      })

      it("takes a price and a total within half a cent of the server's", async () => {
        const part = await addPart(getContainer(), { price: 10.1, stock: 2000 })
        const buyer = await signUp(api)
        const body = purchaseOf(part, buyer, 441)
        expect(body.total).toBe("4454.099999999999")
        for (const seen of [{}, { total: 10.1 * 441 }, { price: 10.104, total: "4454.1049" }]) {
          const order = dataOf(
            await api.post("/orders", { ...body, ...seen }, buyer.token),
            orderSchema,
          )
          expect(order).toMatchObject({ price: 10.1, total: "4454.1" })
        }
      })

      it("takes no payment, delivery or other person's mail from the body", async () => {
        const part = await addPart(getContainer())
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const body = { ...purchaseOf(part, buyer), isPaid: true, isDeliver: true, _id: "order_1" }
        const order = dataOf(await api.post("/orders", body, buyer.token), orderSchema)
        expect(order).toMatchObject({ isPaid: false, isDeliver: false })
        const forged = { ...body, email: other.email }
        expect(failureOf(await api.post("/orders", forged, buyer.token)).status).toBe(403)
      })

      it.each(["0", "-50", "50.5", "fifty", "", null, 1e300])(
        "refuses the quantity %s",
        async (qty) => {
          const part = await addPart(getContainer())
          const buyer = await signUp(api)
          const body = { ...purchaseOf(part, buyer), qty }
          const failure = failureOf(await api.post("/orders", body, buyer.token))
          expect(failure).toMatchObject({ status: 400, errors: [{ field: "qty" }] })
        },
      )

      it("sells the last pieces to one of many buyers", async () => {
        const part = await addPart(getContainer(), { stock: 60 })
        const buyer = await signUp(api)
        const body = purchaseOf(part, buyer, 50)
        const answers = await Promise.all(
          Array.from({ length: 6 }, () => api.post("/orders", body, buyer.token)),
        )
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
        expect(await stockOf(part.id)).toBe("10")
      })

      it("needs a signed-in customer", async () => {
        const part = await addPart(getContainer())
        const buyer = await signUp(api)
        const failure = failureOf(await api.post("/orders", purchaseOf(part, buyer)))
        expect(failure).toMatchObject({ status: 401, message: "No user is logged in" })
      })
    })

    describe("reading orders", () => {
      it("shows an order to its owner and to administrators alone", async () => {
        const part = await addPart(getContainer())
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const admin = await signInAdmin(getContainer(), api)
        const order = await placeOrder(api, { part, buyer })
        for (const { token } of [buyer, admin]) {
          expect(dataOf(await api.get(`/order/${order._id}`, token), orderSchema)).toEqual(order)
        }
        const foreign = failureOf(await api.get(`/order/${order._id}`, other.token))
        const unknown = failureOf(await api.get("/order/order_unknown", other.token))
        expect(foreign).toEqual(unknown)
        expect(foreign.status).toBe(404)
      })

      it("shows it at Medusa's own door to its customer alone", async () => {
        const part = await addPart(getContainer())
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const order = await placeOrder(api, { part, buyer })
        const { commerce } = dataOf(await api.get("/config"), configSchema)
        const read = (id: string, token?: string) =>
          api.call({
            method: "GET",
            path: `/store/orders/${id}?fields=*payment_collections.payment_sessions`,
            headers: { "x-publishable-api-key": commerce.publishableApiKey },
            ...(token && { token }),
          })
        expect((await read(order._id)).status).toBe(401)
        const foreign = await read(order._id, other.token)
        expect(foreign).toMatchObject({ status: 404, body: { type: "not_found" } })
        expect((await read("order_unknown", other.token)).body).toEqual(foreign.body)
        const own = await read(order._id, buyer.token)
        expect(own).toMatchObject({ status: 200, body: { order: { id: order._id } } })
      })

      it("answers a person's orders as the array itself", async () => {
        const part = await addPart(getContainer())
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const order = await placeOrder(api, { part, buyer })
        const answer = await api.get(`/orders/${buyer.email.toUpperCase()}`, buyer.token)
        expect(z.array(orderSchema).parse(answer.body)).toEqual([order])
        expect(failureOf(await api.get(`/orders/${buyer.email}`, other.token)).status).toBe(403)
      })

      it("lists all orders for administrators alone", async () => {
        const part = await addPart(getContainer())
        const buyer = await signUp(api)
        const admin = await signInAdmin(getContainer(), api)
        const order = await placeOrder(api, { part, buyer })
        expect(dataOf(await api.get("/orders", admin.token), z.array(orderSchema))).toEqual([order])
        expect(failureOf(await api.get("/orders", buyer.token)).status).toBe(403)
      })
    })

    describe("PUT /api/v1/order/{id}", () => {
      it("refuses a body that only decides what is not the caller's to decide", async () => {
        const part = await addPart(getContainer())
        const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        const order = await placeOrder(api, { part, buyer })
        const put = async (body: object, { token } = buyer) =>
          failureOf(await api.put(`/order/${order._id}`, body, token)).status
        for (const body of [{ isDeliver: true }, { isDeliver: false }, { total: 1 }]) {
          expect(await put(body)).toBe(403)
        }
        expect(await put({ isDeliver: true, transitionId: "pi_1" })).toBe(403)
        expect(await put({ total: 1 }, admin)).toBe(403)
        for (const body of [{}, { colour: 1 }, { isPaid: true }, { transitionId: "pi_1" }]) {
          expect(await put(body)).toBe(400)
        }
        expect(await put({ isDeliver: false }, admin)).toBe(400)
        const { body } = await api.get(`/order/${order._id}`, buyer.token)
        expect(body).toMatchObject({ data: order })
      })

      it("neither delivers nor pays a cancelled order", async () => {
        const part = await addPart(getContainer())
        const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        const order = await placeOrder(api, { part, buyer })
        await api.delete(`/order/${order._id}`, admin.token)
        for (const body of [{ isDeliver: true }, { isPaid: true, transitionId: "pi_1" }]) {
          const answer = await api.put(`/order/${order._id}`, body, admin.token)
          expect(failureOf(answer)).toMatchObject({ status: 409, code: "order_cancelled" })
        }
        expect(await stockOf(part.id)).toBe("500")
      })
    })

    describe("DELETE /api/v1/order/{id}", () => {
      it("cancels an unpaid order and gives its stock back once", async () => {
        const part = await addPart(getContainer())
        const buyer = await signUp(api)
        const order = await placeOrder(api, { part, buyer })
        const answers = await Promise.all([
          api.delete(`/order/${order._id}`, buyer.token),
          api.delete(`/order/${order._id}`, buyer.token),
        ])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        expect(failureOf(await api.delete(`/order/${order._id}`, buyer.token))).toMatchObject({
          status: 409,
          code: "order_cancelled",
        })
        expect(await stockOf(part.id)).toBe("500")
        const read = dataOf(await api.get(`/order/${order._id}`, buyer.token), orderSchema)
        expect(read.cancelledAt).not.toBeNull()
        expect((await api.get(`/orders/${buyer.email}`, buyer.token)).body).toEqual([])
      })

      it("is refused to a stranger", async () => {
        const part = await addPart(getContainer())
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const order = await placeOrder(api, { part, buyer })
        expect(failureOf(await api.delete(`/order/${order._id}`, other.token)).status).toBe(404)
      })
    })
  },
})
