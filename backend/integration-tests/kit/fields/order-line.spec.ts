import { z } from "@medusajs/framework/zod"
import { personDataSchema } from "../../../src/contract/account/person"
import { checkedBasketSchema } from "../../../src/contract/basket/basket"
import { orderSchema } from "../../../src/contract/order/order"
import { orderLineSchema } from "../../../src/contract/order/order-lines"
import type { LineFields } from "../../../src/contract/staff/thing-fields"
import { declareField } from "../../../src/kit/fields"
import { placeOrder } from "../../../src/kit/place-order"
import { payOrder } from "../../setup/orders/pay-order"
import { purchaseOf } from "../../setup/orders/purchase"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { sharedShop } from "../../setup/run/shop-suite"
import { addPart, type TestPart } from "../../setup/shop-fixture"
import { lineOf, storeClient } from "../../setup/store"
import { dataOf, failureOf, testApi } from "../../setup/test-api"
import { registeredOfTest } from "../registered"

const NAME = "@acme/engraving"
const anOrder = orderSchema.extend({ lines: orderLineSchema.loose().array() })
const owner = { read: ["owner", "staff"], write: ["owner", "staff"] } as const
const staffs = { read: ["staff"], write: ["staff"] } as const

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    let parts: TestPart[]
    let buyer: Person
    let admin: Person
    let staff: string

    beforeAll(async () => {
      parts = [
        await addPart(getContainer(), { sku: "LINE-1" }),
        await addPart(getContainer(), { sku: "LINE-2" }),
      ]
      buyer = await signUp(api)
      admin = await signInAdmin(getContainer(), api)
      staff = await signInMedusaAdmin(api)
    })

    const declare = (given: object = {}) => {
      const field = { field: "engraving", label: "Engraving" }
      const schema = z.string().max(10, "ten signs at most").optional()
      const common = { name: NAME, of: "orderLine" as const, ...field, schema, ...owner }
      const declared = declareField({ ...common, ...given })
      keep(declared.takeOut)
      return declared
    }
    const bodyOf = (...lines: object[]) => {
      const [part] = parts as [TestPart]
      const { name, email, phone, address, price } = purchaseOf(part, buyer)
      const wanted = lines.map((more, place) => ({
        productId: parts[place]?.id,
        qty: 50,
        price,
        ...more,
      }))
      return { name, email, phone, address, lines: wanted }
    }
    const place = (...lines: object[]) => api.post("/orders", bodyOf(...lines), buyer.token)
    const read = async (id: string, as: Person) =>
      dataOf(await api.get(`/order/${id}`, as.token), anOrder)
    const ofStaff = (method: string, path: string, body?: unknown) =>
      api.call({ method, path: `/admin${path}`, token: staff, body })
    const linesOfStaff = async (id: string) =>
      ((await ofStaff("GET", `/orders/${id}/line-fields`)).body as LineFields).lines

    describe("a field of an order's line", () => {
      it("comes with each line, or beside the only one, and is told with it", async () => {
        declare()
        const order = dataOf(await place({ engraving: "H-7" }, { engraving: " " }), anOrder)
        expect(order.lines[0]).toMatchObject({ engraving: "H-7" })
        expect(order.lines[1]).not.toHaveProperty("engraving")
        expect(order).not.toHaveProperty("engraving")
        expect((await read(order._id, buyer)).lines).toEqual(order.lines)
        const [part] = parts as [TestPart]
        const one = { ...purchaseOf(part, buyer), engraving: "H-8" }
        const single = dataOf(await api.post("/orders", one, buyer.token), anOrder)
        expect(single.lines).toMatchObject([{ engraving: "H-8" }])
        const { body } = await ofStaff("GET", "/orders-export?days=7")
        const [head = "", ...rows] = String(body).split("\r\n")
        expect(head.split(",").at(-1)).toBe("Engraving")
        expect(rows.some((row) => row.endsWith(",LINE-1: H-7"))).toBe(true)
      })

      it("is refused at its line, and then nothing is ordered", async () => {
        declare({ schema: z.string("say what is engraved").max(10, "ten signs at most") })
        const refusal = failureOf(await place({ engraving: "x".repeat(11) }, {}))
        expect(refusal).toMatchObject({ status: 400, code: "invalid_input" })
        expect(refusal.errors).toEqual([
          { field: "lines.0.engraving", message: "ten signs at most" },
          { field: "lines.1.engraving", message: "say what is engraved" },
        ])
        const [part] = parts as [TestPart]
        const one = await api.post("/orders", purchaseOf(part, buyer), buyer.token)
        expect(failureOf(one).errors).toMatchObject([{ field: "engraving" }])
      })

      it("that is staff's is written and read by nobody else, through no door", async () => {
        declare()
        declare({ field: "batch", label: "Batch", ...staffs })
        const order = dataOf(await place({ engraving: "H-7", batch: "mine" }), anOrder)
        expect(order.lines[0]).not.toHaveProperty("batch")
        const [line] = await linesOfStaff(order._id)
        expect(line).toMatchObject({
          fields: [
            { field: "engraving", value: "H-7" },
            { field: "batch", value: null },
          ],
        })
        const path = `/order-lines/${line?.id}/fields`
        expect((await ofStaff("POST", path, { batch: "x".repeat(11) })).status).toBe(400)
        expect((await ofStaff("POST", path, { batch: "hidden" })).status).toBe(200)
        expect((await read(order._id, admin)).lines).toMatchObject([{ batch: "hidden" }])
        expect((await read(order._id, buyer)).lines[0]).not.toHaveProperty("batch")
        const store = await storeClient(api)
        for (const fields of [
          "*items",
          "*items.detail",
          "items.metadata,+items.line_item_metadata",
        ]) {
          const told = await store.call(`/orders/${order._id}?fields=${fields}`, { as: buyer })
          expect(told.status).toBe(200)
          expect(JSON.stringify(told.body)).not.toContain("hidden")
          expect(JSON.stringify(told.body)).toContain("H-7")
        }
      })

      it("is read by handlers of prices, orders and previews", async () => {
        const { valueIn } = declare()
        const price = ({ lines }: { lines: readonly { additional_data: object }[] }) =>
          lines.flatMap(({ additional_data }, for_line) => {
            const text = valueIn({ ...additional_data })
            return text ? [{ key: "e", title: text, for_line, quantity: 1, unit_price: 3 }] : []
          })
        const seen: unknown[] = []
        const see = ({ lines }: { lines: readonly { additional_data: object }[] }) =>
          void seen.push(lines.map(({ additional_data }) => valueIn({ ...additional_data })))
        keep(
          placeOrder.price({ name: NAME, order: 1, handler: price }),
          placeOrder.validate({ name: NAME, order: 1, handler: see }),
          placeOrder.placed({ name: NAME, order: 1, handler: see }),
        )
        const body = bodyOf({}, { engraving: "H-7" })
        const preview = dataOf(await api.post("/basket/check", body), checkedBasketSchema)
        const added = [{ title: "H-7", qty: 1, unitPrice: 3, total: 3, for: 1 }]
        expect(preview.addedLines).toEqual(added)
        const tooLong = bodyOf({}, { engraving: "x".repeat(11) })
        const nothing = dataOf(await api.post("/basket/check", tooLong), checkedBasketSchema)
        expect(nothing).not.toHaveProperty("addedLines")
        const order = dataOf(await api.post("/orders", body, buyer.token), anOrder)
        expect(order.addedLines).toEqual(added)
        expect(seen).toEqual([
          [undefined, "H-7"],
          [undefined, "H-7"],
        ])
      })

      it("comes with a cart of /store, and by no way round its rule", async () => {
        declare()
        const store = await storeClient(api)
        const items = [await lineOf(getContainer(), parts[0] as TestPart, 50)]
        const cart = await store.cart({ items }, buyer)
        await store.ready(cart.id, buyer)
        const post = (path: string, body: unknown) =>
          store.call(`/carts/${cart.id}${path}`, { method: "POST", body, as: buyer })
        const told = await store.call(`/carts/${cart.id}?fields=items.id`, { as: buyer })
        const [line] = z
          .object({ cart: z.object({ items: z.object({ id: z.string() }).array() }) })
          .parse(told.body).cart.items
        const id = String(line?.id)
        const metadata = { shop_fields: { engraving: "x".repeat(500) } }
        const forged = [
          await post("/line-items", { ...items[0], metadata }),
          await post(`/line-items/${id}`, { quantity: 50, metadata }),
          await store.call("/carts", {
            method: "POST",
            body: { items: [{ ...items[0], metadata }] },
            as: buyer,
          }),
        ]
        expect(forged.map(({ status }) => status)).toEqual([403, 403, 403])
        const complete = (lines: object) => post("/complete", { additional_data: { lines } })
        expect((await complete({ cali_none: { engraving: "1" } })).status).toBe(400)
        expect((await complete({ [id]: { engraving: "x".repeat(11) } })).status).toBe(400)
        const { body } = await complete({ [id]: { engraving: "CART-7" } })
        const { order } = z.object({ order: z.object({ id: z.string() }) }).parse(body)
        expect((await read(order.id, buyer)).lines).toMatchObject([{ engraving: "CART-7" }])
        const [known] = await linesOfStaff(order.id)
        await ofStaff("POST", `/order-lines/${known?.id}/fields`, { engraving: "8" })
        expect((await read(order.id, buyer)).lines).toMatchObject([{ engraving: "8" }])
      })

      it("may be kept in a table of its plugin's own, and goes with an erasure as all do", async () => {
        const table = new Map<string, string>()
        declare()
        declare({
          field: "gauge",
          label: "Gauge",
          keep: {
            read: async (ids: string[]) => new Map([...table].filter(([id]) => ids.includes(id))),
            write: async ({ id, value }: { id: string; value: string }) =>
              void table.set(id, value),
            remove: async (ids: string[]) => ids.forEach((id) => table.delete(id)),
          },
        })
        const order = dataOf(await place({ engraving: "mine", gauge: "4" }), anOrder)
        expect(order.lines).toMatchObject([{ engraving: "mine", gauge: "4" }])
        expect([...table.values()]).toEqual(["4"])
        const path = `/customers/${buyer.id}/person-data`
        const { records } = personDataSchema.parse((await ofStaff("GET", path)).body)
        const kept = { of: "orderLine", id: [...table.keys()][0] }
        expect(records.plugin_fields).toEqual(
          expect.arrayContaining([
            expect.objectContaining({ ...kept, field: "engraving", value: "mine" }),
            expect.objectContaining({ ...kept, field: "gauge", value: "4" }),
          ]),
        )
        await payOrder(api, { order, buyer })
        await api.put(`/order/${order._id}`, { isDeliver: true }, admin.token)
        expect((await ofStaff("DELETE", path)).status).toBe(200)
        expect(table.size).toBe(0)
        const { body } = await ofStaff("GET", `/orders/${order._id}?fields=*items`)
        expect(JSON.stringify(body)).not.toContain("mine")
      })
    })
  },
})
