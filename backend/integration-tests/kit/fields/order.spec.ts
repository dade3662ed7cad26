import { z } from "@medusajs/framework/zod"
import { orderSchema } from "../../../src/contract/order/order"
import { configSchema } from "../../../src/contract/shop/config"
import { declareField } from "../../../src/kit/fields"
import { placeOrder } from "../../../src/kit/place-order"
import type { PlacedOrder } from "../../../src/kit/registry/points"
import { Refusal } from "../../../src/kit/refusal"
import { payOrder } from "../../setup/orders/pay-order"
import { purchaseOf } from "../../setup/orders/purchase"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { sharedShop } from "../../setup/run/shop-suite"
import { addPart, type TestPart } from "../../setup/shop-fixture"
import { storeClient } from "../../setup/store"
import { dataOf, failureOf, testApi } from "../../setup/test-api"
import { registeredOfTest } from "../registered"

const NAME = "@acme/dock"
const anOrder = orderSchema.loose()

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
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

    const place = (more: object = {}) =>
      api.post("/orders", { ...purchaseOf(part, buyer), ...more }, buyer.token)
    const read = async (id: string, as: Person) =>
      dataOf(await api.get(`/order/${id}`, as.token), anOrder)
    const ofStaff = (method: string, path: string, body?: unknown) =>
      api.call({ method, path: `/admin${path}`, token: staff, body })

    describe("a field of an order", () => {
      it("that staff alone read and write is in nobody else's answer, through no door", async () => {
        const field = { name: NAME, of: "order", field: "creditNote", label: "Credit" } as const
        const schema = z.string().max(10).optional()
        keep(declareField({ ...field, schema, read: ["staff"], write: ["staff"] }).takeOut)
        const { _id, ...placed } = dataOf(await place({ creditNote: "mine" }), anOrder)
        expect(placed).not.toHaveProperty("creditNote")
        expect(await read(_id, admin)).not.toHaveProperty("creditNote")
        const path = `/orders/${_id}/fields`
        expect((await ofStaff("POST", path, { creditNote: "tight" })).status).toBe(200)
        expect(await read(_id, admin)).toMatchObject({ creditNote: "tight" })
        expect(await read(_id, buyer)).not.toHaveProperty("creditNote")
        const store = await storeClient(api)
        const { status, body } = await store.call(`/orders/${_id}?fields=*,metadata`, { as: buyer })
        expect(status).toBe(200)
        expect(JSON.stringify(body)).not.toContain("tight")
        const { fields = [] } = dataOf(await api.get("/config"), configSchema)
        expect(fields.map(({ label }) => label)).not.toContain("Credit")
      })

      it("that must be there is asked of each order, at its own name", async () => {
        const field = { name: NAME, of: "order", field: "dock", label: "Dock" } as const
        const schema = z.enum(["North", "South"], "say at which dock")
        keep(declareField({ ...field, schema, read: ["owner"], write: ["owner"] }).takeOut)
        const wanted = [{ field: "dock", message: "say at which dock" }]
        expect(failureOf(await place()).errors).toEqual(wanted)
        expect(failureOf(await place({ dock: "East" })).errors).toEqual(wanted)
        expect(dataOf(await place({ dock: "South" }), anOrder)).toMatchObject({ dock: "South" })
      })

      it("may be kept in a table of its plugin's own, and is told, changed and erased there", async () => {
        const table = new Map<string, string>()
        const { takeOut, valueIn } = declareField({
          name: NAME,
          of: "order",
          field: "dock",
          label: "Dock",
          schema: z.string().max(10).optional(),
          read: ["owner", "staff"],
          write: ["owner", "staff"],
          keep: {
            read: async (ids) => new Map([...table].filter(([id]) => ids.includes(id))),
            write: async ({ id, value }) => {
              if (value !== undefined) table.set(id, value)
            },
            remove: async (ids) => ids.forEach((id) => table.delete(id)),
          },
        })
        const seen: unknown[] = []
        const see = ({ order_id, additional_data }: PlacedOrder) =>
          void seen.push([valueIn(additional_data), table.get(order_id)])
        keep(takeOut, placeOrder.placed({ name: NAME, order: 1, handler: see }))
        const order = dataOf(await place({ dock: "4" }), anOrder)
        expect(order).toMatchObject({ dock: "4" })
        expect(seen).toEqual([["4", "4"]])
        const { body } = await ofStaff("GET", `/orders/${order._id}?fields=metadata`)
        expect(JSON.stringify(body)).not.toContain("dock")
        await ofStaff("POST", `/orders/${order._id}/fields`, { dock: "5" })
        expect(await read(order._id, buyer)).toMatchObject({ dock: "5" })
        const refuse = () => {
          throw new Refusal({ code: "full", message: "The dock is full" })
        }
        keep(placeOrder.placed({ name: NAME, order: 2, handler: refuse }))
        expect((await place({ dock: "6" })).status).toBe(422)
        expect([...table.values()]).toEqual(["5"])
        await payOrder(api, { order, buyer })
        await api.put(`/order/${order._id}`, { isDeliver: true }, admin.token)
        expect((await ofStaff("DELETE", `/customers/${buyer.id}/person-data`)).status).toBe(200)
        expect(table.size).toBe(0)
      })
    })
  },
})
