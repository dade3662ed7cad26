import { z } from "@medusajs/framework/zod"
import { productDetailSchema, productSchema } from "../../../src/contract/product/product"
import { configSchema } from "../../../src/contract/shop/config"
import { staffFieldSchema } from "../../../src/contract/shop/declared-field"
import { createProduct } from "../../../src/kit/create-product"
import { declareField } from "../../../src/kit/fields"
import { Refusal } from "../../../src/kit/refusal"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { sharedShop } from "../../setup/run/shop-suite"
import { addPart, type TestPart } from "../../setup/shop-fixture"
import { importOf, sendFile } from "../../setup/products/product-file"
import { storeClient } from "../../setup/store"
import { dataOf, failureOf, testApi } from "../../setup/test-api"
import { registeredOfTest } from "../registered"

const NAME = "@acme/standards"
const aProduct = productDetailSchema.loose()
const ours = { read: ["everyone"], write: ["staff"] } as const
const staffs = { read: ["staff"], write: ["staff"] } as const

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    let part: TestPart
    let buyer: Person
    let admin: Person
    let staff: string

    beforeAll(async () => {
      part = await addPart(getContainer(), { sku: "FIELD-1" })
      buyer = await signUp(api)
      admin = await signInAdmin(getContainer(), api)
      staff = await signInMedusaAdmin(api)
    })

    const declare = (given: object = {}) => {
      const schema = z.string().max(10, "ten signs at most").optional()
      const field = { field: "norm", label: "Norm", schema, ...ours }
      const declared = declareField({ name: NAME, of: "product", ...field, ...given })
      keep(declared.takeOut)
      return declared
    }
    const body = {
      ...{ productName: "Disc of a norm", description: "Vented", price: 9.5, qty: 80 },
      image: "/uploads/disc.webp",
    }
    const create = (more: object) => api.post("/products", { ...body, ...more }, admin.token)
    const put = (more: object, as = admin) => api.put(`/product/${part.id}`, more, as.token)
    const read = async (as?: Person) =>
      dataOf(await api.get(`/product/${part.id}`, as?.token), aProduct)
    const ofStaff = (method: string, more?: unknown) =>
      api.call({ method, path: `/admin/products/${part.id}/fields`, token: staff, body: more })

    describe("a field of a product", () => {
      it("comes with a new one and with a change, alone or among others, and is told to everybody", async () => {
        declare()
        expect(dataOf(await create({ norm: "DIN 1" }), aProduct)).toMatchObject({ norm: "DIN 1" })
        expect(dataOf(await put({ norm: "DIN 2", qty: "70" }), aProduct)).toMatchObject({
          ...{ norm: "DIN 2", qty: "70" },
        })
        await put({ norm: "DIN 3" })
        await put({ qty: "60" })
        expect(await read()).toMatchObject({ norm: "DIN 3", qty: "60" })
        const list = dataOf(await api.get("/products"), productSchema.loose().array())
        expect(list.find(({ _id }) => _id === part.id)).toMatchObject({ norm: "DIN 3" })
        expect(dataOf(await put({ norm: null }), aProduct)).not.toHaveProperty("norm")
      })

      it("is refused at its field, and then nothing is written", async () => {
        declare({ schema: z.string("say the norm").max(10, "ten signs at most") })
        const wanted = [{ field: "norm", message: "say the norm" }]
        expect(failureOf(await create({})).errors).toEqual(wanted)
        const tooLong = failureOf(await put({ norm: "x".repeat(11), productName: "Another" }))
        expect(tooLong.errors).toEqual([{ field: "norm", message: "ten signs at most" }])
        expect(await read()).not.toMatchObject({ productName: "Another" })
        expect((await put({ qty: "90" })).status).toBe(200)
        expect((await put({ norm: "DIN 4" }, buyer)).status).toBe(403)
      })

      it("that is staff's is told to staff alone, through no door", async () => {
        declare({ field: "supplier", label: "Supplier", ...staffs })
        expect(dataOf(await put({ supplier: "hidden" }), aProduct).supplier).toBe("hidden")
        expect(await read(admin)).toMatchObject({ supplier: "hidden" })
        for (const reader of [undefined, buyer]) {
          expect(await read(reader)).not.toHaveProperty("supplier")
        }
        const store = await storeClient(api)
        for (const fields of ["*", "metadata", "*variants.product"]) {
          const told = await store.call(`/products?fields=${fields}`)
          expect(told.status).toBe(200)
          expect(JSON.stringify(told.body)).not.toContain("hidden")
        }
        const { fields = [] } = dataOf(await api.get("/config"), configSchema)
        expect(fields.map(({ field }) => field)).not.toContain("supplier")
        const all = dataOf(await api.get("/fields", admin.token), staffFieldSchema.array())
        expect(all).toContainEqual(
          expect.objectContaining({ of: "product", field: "supplier", isChangeable: true }),
        )
        expect((await api.get("/fields", buyer.token)).status).toBe(403)
      })

      it("is read and changed in Medusa Admin, by the same rule", async () => {
        declare()
        expect((await ofStaff("POST", { norm: "x".repeat(11) })).status).toBe(400)
        expect((await ofStaff("POST", { norm: "DIN 5" })).body).toMatchObject({
          fields: [{ field: "norm", value: "DIN 5", isChangeable: true }],
        })
        expect(await read()).toMatchObject({ norm: "DIN 5", attributes: expect.any(Array) })
      })

      it("is a column of the product file, out and in, by the same rule", async () => {
        declare()
        const lift = { field: "heavyLift", label: "Lift", schema: z.boolean().optional() }
        declare(lift)
        await put({ norm: "=1+1", heavyLift: true })
        const path = "/admin/products-export"
        const { body: file } = await api.call({ method: "GET", path, token: staff })
        const [head = "", ...rows] = String(file).split("\r\n")
        expect(head).toMatch(/,norm,heavyLift$/)
        expect(rows.some((row) => row.startsWith("FIELD-1,") && row.endsWith(",'=1+1,Yes"))).toBe(
          true,
        )
        const send = async (text: string) =>
          importOf(await sendFile(api, text, { token: staff })).rows
        expect(await send(String(file))).toMatchObject([{ outcome: "unchanged" }])
        const change = { column: "norm", from: "=1+1", to: "DIN 9" }
        expect(await send("sku,norm,HeavyLift\r\nFIELD-1,DIN 9,no\r\n")).toMatchObject([
          { outcome: "update", changes: [change, { column: "heavyLift", from: "Yes", to: "No" }] },
        ])
        expect(await read()).toMatchObject({ norm: "DIN 9", heavyLift: false })
        expect(await send("sku,norm,heavylift\r\nFIELD-1,,maybe\r\n")).toMatchObject([
          { outcome: "invalid", problems: [{ column: "heavyLift" }] },
        ])
        const made =
          "sku,title,description,price,stock,image,norm\r\nFIELD-9,Made,By file,9.5,80,/a.webp,DIN 8\r\n"
        expect(await send(made)).toMatchObject([{ outcome: "create" }])
        const found = dataOf(await api.get("/products?q=FIELD-9"), productSchema.loose().array())
        expect(found).toMatchObject([{ norm: "DIN 8" }])
      })

      it("is read by handlers, and may be kept in a table of its plugin's own", async () => {
        const table = new Map<string, string>()
        const { valueIn } = declare({
          keep: {
            read: async (ids: string[]) => new Map([...table].filter(([id]) => ids.includes(id))),
            write: async ({ id, value }: { id: string; value: string }) =>
              void table.set(id, value),
            remove: async (ids: string[]) => ids.forEach((id) => table.delete(id)),
          },
        })
        const seen: unknown[] = []
        keep(
          createProduct.created({
            name: NAME,
            order: 1,
            handler: ({ additional_data, product_id }) =>
              void seen.push([valueIn(additional_data), table.get(product_id)]),
          }),
        )
        expect(dataOf(await create({ norm: "DIN 6" }), aProduct)).toMatchObject({ norm: "DIN 6" })
        expect(seen).toEqual([["DIN 6", "DIN 6"]])
        await put({ norm: "DIN 7" })
        expect(table.get(part.id)).toBe("DIN 7")
        expect(await read()).toMatchObject({ norm: "DIN 7" })
        const refuse = () => {
          throw new Refusal({ code: "full", message: "No more norms" })
        }
        keep(createProduct.created({ name: NAME, order: 2, handler: refuse }))
        expect((await create({ productName: "Another disc", norm: "DIN 8" })).status).toBe(422)
        expect([...table.values()]).not.toContain("DIN 8")
      })
    })
  },
})
