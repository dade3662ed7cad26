import { randomUUID } from "node:crypto"
import { z } from "@medusajs/framework/zod"
import { personDataSchema } from "../../../backend/src/contract/account/person"
import { orderSchema } from "../../../backend/src/contract/order/order"
import { configSchema } from "../../../backend/src/contract/shop/config"
import { entriesOf } from "../../../backend/integration-tests/audit/trail"
import { mailsTo } from "../../../backend/integration-tests/setup/outbox"
import { payOrder } from "../../../backend/integration-tests/setup/orders/pay-order"
import { purchaseOf } from "../../../backend/integration-tests/setup/orders/purchase"
import {
  signInAdmin,
  signInMedusaAdmin,
  signUp,
  type Person,
} from "../../../backend/integration-tests/setup/people"
import { sharedShop } from "../../../backend/integration-tests/setup/run/shop-suite"
import { addPart, type TestPart } from "../../../backend/integration-tests/setup/shop-fixture"
import { lineOf, storeClient } from "../../../backend/integration-tests/setup/store"
import { dataOf, failureOf, testApi } from "../../../backend/integration-tests/setup/test-api"

const LABEL = "Your order number"
const anOrder = orderSchema.extend({ poNumber: z.string().optional() })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let part: TestPart
    let buyer: Person
    let admin: Person
    let staff: string

    beforeAll(async () => {
      part = await addPart(getContainer())
      buyer = await signUp(api)
      admin = await signInAdmin(getContainer(), api)
      staff = await signInMedusaAdmin(api)
    })

    const aNumber = () => `PO-${randomUUID().slice(0, 13)}`
    const place = (more: object, as = buyer) =>
      api.post("/orders", { ...purchaseOf(part, as), ...more }, as.token)
    const placed = async (poNumber: string, as = buyer) =>
      dataOf(await place({ poNumber }, as), anOrder)
    const ofStaff = (method: string, path: string, body?: unknown) =>
      api.call({ method, path: `/admin${path}`, token: staff, body })

    describe("a purchase order number", () => {
      it("is told to whoever asks for it, by the shop's configuration", async () => {
        const { fields } = dataOf(await api.get("/config"), configSchema)
        const told = { of: "order", field: "poNumber", label: LABEL, kind: "text", maxLength: 35 }
        expect(fields).toMatchObject([{ ...told, isAsked: true, isRequired: false }])
      })

      it("is kept with its order, and answered to its buyer and to staff", async () => {
        const number = aNumber()
        const order = await placed(` ${number} `)
        expect(order.poNumber).toBe(number)
        for (const token of [buyer.token, admin.token]) {
          expect(dataOf(await api.get(`/order/${order._id}`, token), anOrder).poNumber).toBe(number)
        }
        const mine = anOrder
          .array()
          .parse((await api.get(`/orders/${buyer.email}`, buyer.token)).body)
        expect(mine[0]?.poNumber).toBe(number)
        const all = dataOf(await api.get("/orders", admin.token), anOrder.array())
        expect(all.map(({ poNumber }) => poNumber)).toContain(number)
      })

      it("comes with an order of many lines, too", async () => {
        const { name, email, phone, address, price } = purchaseOf(part, buyer)
        const lines = [{ productId: part.id, qty: 60, price }]
        const body = { name, email, phone, address, lines, poNumber: "4711" }
        const order = dataOf(await api.post("/orders", body, buyer.token), anOrder)
        expect(order.poNumber).toBe("4711")
      })

      it("need not be there: an order without it is the specification's, to the letter", async () => {
        for (const more of [{}, { poNumber: "" }, { poNumber: null }, { poNumber: "  " }]) {
          const { data } = z.object({ data: z.looseObject({}) }).parse((await place(more)).body)
          expect(data).not.toHaveProperty("poNumber")
        }
      })

      it.each([
        ["x".repeat(36), "the order number may have 35 signs at most"],
        [4711, "the order number may have 35 signs at most"],
        ["PO\n7", "the order number may not have control characters"],
      ])("is refused at its field where it is %j", async (poNumber, message) => {
        const refusal = {
          status: 400,
          code: "invalid_input",
          errors: [{ field: "poNumber", message }],
        }
        expect(failureOf(await place({ poNumber }))).toMatchObject(refusal)
      })

      it("comes with a cart of /store, and by no way round its rule", async () => {
        const store = await storeClient(api)
        const items = [await lineOf(getContainer(), part, 50)]
        const cart = await store.cart({ items }, buyer)
        const forged = { metadata: { shop_fields: { poNumber: "x".repeat(500) } } }
        const post = (path: string, body: unknown) =>
          store.call(`/carts/${cart.id}${path}`, { method: "POST", body, as: buyer })
        expect((await post("", forged)).status).toBe(403)
        const tooLong = { additional_data: { poNumber: "x".repeat(36) } }
        expect((await post("/complete", tooLong)).status).toBe(400)
        await store.complete(cart.id, buyer)
        const other = await store.cart({ items }, buyer)
        await store.ready(other.id, buyer)
        const body = { additional_data: { poNumber: "CART-7" } }
        const answer = await store.call(`/carts/${other.id}/complete`, {
          method: "POST",
          body,
          as: buyer,
        })
        const { order } = z.object({ order: z.object({ id: z.string() }) }).parse(answer.body)
        const told = dataOf(await api.get(`/order/${order.id}`, buyer.token), anOrder)
        expect(told.poNumber).toBe("CART-7")
      })

      it("is in the mails to buyer and staff", async () => {
        const number = aNumber()
        await placed(number)
        await expect.poll(() => mailsTo(buyer.email, `${LABEL}: ${number}`)).toHaveLength(1)
        await expect.poll(() => mailsTo(admin.email, `${LABEL}: ${number}`)).toHaveLength(1)
      })

      it("is in the CSV of orders, as text", async () => {
        await placed("=1+1")
        const { body } = await ofStaff("GET", "/orders-export?days=7")
        const [head = "", ...rows] = String(body).split("\r\n")
        expect(head.split(",").at(-1)).toBe(LABEL)
        expect(rows.some((row) => row.endsWith(",'=1+1"))).toBe(true)
      })

      it("is read and changed by staff in Medusa Admin, by the same rule", async () => {
        const { _id } = await placed("7")
        const path = `/orders/${_id}/fields`
        const known = { field: "poNumber", label: LABEL, value: "7", isChangeable: true }
        expect((await ofStaff("GET", path)).body).toMatchObject({ fields: [known] })
        const tooLong = await ofStaff("POST", path, { poNumber: "x".repeat(36) })
        expect(tooLong).toMatchObject({ status: 400 })
        expect(await ofStaff("POST", path, { isPaid: true })).toMatchObject({ status: 400 })
        const read = async () =>
          dataOf(await api.get(`/order/${_id}`, buyer.token), anOrder).poNumber
        expect(await read()).toBe("7")
        const changed = () => ofStaff("POST", path, { poNumber: " 8 " })
        // The trail is kept for good: it has the name alone.
        expect(await entriesOf({ api, token: staff }, changed)).toMatchObject([
          { kind: "call", actor_kind: "staff", thing_id: _id, after: { fields: "poNumber" } },
        ])
        expect(await read()).toBe("8")
        expect((await ofStaff("POST", path, { poNumber: null })).body).toMatchObject({
          fields: [{ ...known, value: null }],
        })
        expect(await read()).toBeUndefined()
        expect((await ofStaff("GET", "/orders/order_none/fields")).status).toBe(404)
      })

      it("is on its packing slip", async () => {
        const number = aNumber()
        const { _id } = await placed(number)
        const url = `/admin/delivery-papers?kind=slip&orders=${_id}`
        const headers = { authorization: `Bearer ${staff}` }
        const { data } = await client.request({ method: "GET", url, headers })
        expect(
          String(data)
            .replace(/<[^>]+>/g, " ")
            .replace(/\s+/g, " "),
        ).toContain(`${LABEL} ${number}`)
      })

      it("is in what is exported of a person, and goes with an erasure", async () => {
        const person = await signUp(api)
        const number = aNumber()
        const order = await placed(number, person)
        const path = `/customers/${person.id}/person-data`
        const data = personDataSchema.parse((await ofStaff("GET", path)).body)
        const kept = { of: "order", id: order._id, field: "poNumber", value: number }
        expect(data.records.plugin_fields).toMatchObject([kept])
        await payOrder(api, { order, buyer: person })
        await api.put(`/order/${order._id}`, { isDeliver: true }, admin.token)
        expect((await ofStaff("DELETE", path)).status).toBe(200)
        const { body } = await ofStaff("GET", `/orders/${order._id}?fields=metadata`)
        expect(JSON.stringify(body)).not.toContain(number)
      })

      it("is in the OpenAPI document, in the body and in the answer", async () => {
        const { body } = await api.get("/openapi.json")
        const { paths, components } = z
          .object({
            paths: z.record(z.string(), z.record(z.string(), z.unknown())),
            components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
          })
          .parse(body)
        const text = '"poNumber":{"type":"string","'
        expect(JSON.stringify(paths["/orders"]?.post)).toContain(text)
        expect(JSON.stringify(components.schemas.Order)).toContain(text)
      })
    })
  },
})
