import { z } from "@medusajs/framework/zod"
import { createProduct } from "../../src/kit/create-product"
import { deliverOrder } from "../../src/kit/order-life"
import { placeOrder } from "../../src/kit/place-order"
import { orderSchema } from "../../src/contract/order/order"
import { sharedShop } from "../setup/run/shop-suite"
import { purchaseOf } from "../setup/orders/purchase"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { addPart, type TestPart } from "../setup/shop-fixture"
import { lineOf, storeClient } from "../setup/store"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { registeredOfTest } from "./registered"

const NAME = "@acme/po"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    let part: TestPart
    let buyer: Person
    let admin: Person

    beforeAll(async () => {
      part = await addPart(getContainer())
      buyer = await signUp(api)
      admin = await signInAdmin(getContainer(), api)
    })

    const place = (additional_data?: unknown) =>
      api.post("/orders", { ...purchaseOf(part, buyer), additional_data }, buyer.token)
    const seen: unknown[] = []
    const see = ({ additional_data }: { additional_data: unknown }) =>
      void seen.push(additional_data)
    beforeEach(() => void (seen.length = 0))

    it("is refused where no plugin declares it", async () => {
      expect(failureOf(await place({ po_number: "1" }))).toMatchObject({
        status: 400,
        code: "invalid_input",
        errors: [{ field: "additional_data.po_number" }],
      })
    })

    it("travels from an order's body to the handlers, as the plugin's schema makes it", async () => {
      const fields = { po_number: z.string().trim().max(35) }
      const read = placeOrder.additionalData({ name: NAME, fields })
      keep(
        read.takeOut,
        placeOrder.validate({ name: NAME, order: 1, handler: see }),
        placeOrder.placed({
          name: NAME,
          order: 1,
          handler: ({ additional_data }) => void seen.push(read(additional_data).po_number),
        }),
      )
      expect((await place({ po_number: " 4711 " })).status).toBe(201)
      expect(seen).toEqual([{ po_number: "4711" }, "4711"])
      const fieldsOf = async (sent: unknown) => failureOf(await place(sent)).errors
      expect(await fieldsOf(undefined)).toMatchObject([{ field: "additional_data.po_number" }])
      expect(await fieldsOf({ po_number: "x".repeat(36) })).toMatchObject([
        { field: "additional_data.po_number" },
      ])
    })

    it("travels from the completion of a cart", async () => {
      const { takeOut } = placeOrder.additionalData({
        name: NAME,
        fields: { po_number: z.string() },
      })
      keep(takeOut, placeOrder.validate({ name: NAME, order: 1, handler: see }))
      const store = await storeClient(api)
      const cart = await store.cart({ items: [await lineOf(getContainer(), part, 50)] }, buyer)
      const without = await store.complete(cart.id, buyer)
      expect(without).toMatchObject({ status: 400 })
      expect(seen).toEqual([])
      const path = `/carts/${cart.id}/complete`
      const body = { additional_data: { po_number: "4712" } }
      const { body: answer } = await store.call(path, { method: "POST", body, as: buyer })
      expect(answer).toMatchObject({ type: "order" })
      expect(seen).toEqual([{ po_number: "4712" }])
    })

    it("travels with a delivery, which a payment is asked nothing of", async () => {
      const fields = { driver: z.string() }
      const { takeOut } = deliverOrder.additionalData({ name: NAME, fields })
      keep(
        takeOut,
        deliverOrder.validate({ name: NAME, order: 1, handler: see }),
        deliverOrder.delivered({ name: NAME, order: 1, handler: see }),
      )
      const { _id } = dataOf(await place(), orderSchema)
      const deliver = (more: object) =>
        api.put(`/order/${_id}`, { isDeliver: true, ...more }, admin.token)
      expect(failureOf(await deliver({})).errors).toMatchObject([
        { field: "additional_data.driver" },
      ])
      expect((await deliver({ additional_data: { driver: "Kim" } })).status).toBe(200)
      expect(seen).toEqual([{ driver: "Kim" }, { driver: "Kim" }])
      const paying = { isPaid: true, transitionId: "pi_none" }
      expect(failureOf(await api.put(`/order/${_id}`, paying, buyer.token))).toMatchObject({
        code: "payment_not_for_order",
      })
    })

    it("travels with a new product", async () => {
      const { takeOut } = createProduct.additionalData({
        name: NAME,
        fields: { hazard: z.boolean() },
      })
      keep(takeOut, createProduct.validate({ name: NAME, order: 1, handler: see }))
      const product = {
        productName: "A battery",
        description: "Full",
        price: 80,
        qty: 500,
        image: "https://example.com/battery.png",
      }
      const create = (more: object) => api.post("/products", { ...product, ...more }, admin.token)
      expect(failureOf(await create({})).errors).toMatchObject([
        { field: "additional_data.hazard" },
      ])
      expect((await create({ additional_data: { hazard: true } })).status).toBe(201)
      expect(seen).toEqual([{ hazard: true }])
    })
  },
})
