import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { productDetailSchema } from "../../src/contract/product/product"
import { signInAdmin, signInMedusaAdmin, type Person } from "../setup/people"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const FORM = { description: "A pump.", price: 12.25, qty: 200, image: "/uploads/pump.webp" }
const SENTENCE = "Another product has this name already"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let admin: Person
    beforeAll(async () => {
      await openShop(getContainer())
      admin = await signInAdmin(getContainer(), api)
    })

    const create = (productName: string) =>
      api.post("/products", { ...FORM, productName }, admin.token)
    const titles = async () => {
      const products = await getContainer().resolve(Modules.PRODUCT).listProducts({})
      return products.map(({ title }) => title).sort()
    }

    describe("A product's name under /api/v1", () => {
      it("is refused when another product has it, whatever its case", async () => {
        await addPart(getContainer(), { name: "Water Pump (front)" })
        for (const name of ["Water Pump (front)", "  water pump (FRONT) "]) {
          expect(failureOf(await create(name))).toMatchObject({
            status: 409,
            code: "product_name_taken",
            errors: [{ field: "productName" }],
          })
        }
        expect(await titles()).toEqual(["Water Pump (front)"])
      })

      it("goes to one of many who ask for it at once", async () => {
        const answers = await Promise.all(
          ["Pump", "pump", "PUMP", "pUMP", "Pump "].map((name) => create(name)),
        )
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
        for (const answer of answers.filter(({ status }) => status === 409)) {
          expect(failureOf(answer)).toMatchObject({ code: "product_name_taken" })
        }
        expect(await titles()).toHaveLength(1)
        const items = await getContainer().resolve(Modules.INVENTORY).listInventoryItems({})
        expect(items).toHaveLength(1)
      })

      it("can be changed in its case, but not to another product's", async () => {
        await addPart(getContainer(), { sku: "OTHER", name: "Other" })
        const { _id } = dataOf(await create("Pump"), productDetailSchema)
        const edit = (productName: string) =>
          api.put(`/product/${_id}`, { ...FORM, productName }, admin.token)
        expect(dataOf(await edit("PUMP"), productDetailSchema).productName).toBe("PUMP")
        expect(failureOf(await edit("other"))).toMatchObject({ code: "product_name_taken" })
        expect(await titles()).toEqual(["Other", "PUMP"])
      })

      it("is free again when its product is deleted", async () => {
        const { _id } = dataOf(await create("Pump"), productDetailSchema)
        await api.delete(`/product/${_id}`, admin.token)
        expect((await create("Pump")).status).toBe(201)
      })
    })

    describe("A product's name in Medusa Admin", () => {
      const medusa = async (path: string, body: unknown) => {
        const token = await signInMedusaAdmin(api)
        const answer = await api.call({ method: "POST", path: `/admin${path}`, token, body })
        return { status: answer.status, ...z.looseObject({}).parse(answer.body) }
      }
      const productOf = (title: string) => ({
        title,
        options: [{ title: "Version", values: ["Standard"] }],
        variants: [{ title: "Standard", options: { Version: "Standard" }, prices: [] }],
      })

      it("is refused to a new product with a sentence", async () => {
        await addPart(getContainer(), { name: "Pump" })
        expect(await medusa("/products", productOf(" PUMP "))).toMatchObject({
          status: 400,
          message: SENTENCE,
        })
        expect(await titles()).toEqual(["Pump"])
      })

      it("is refused to an edited product", async () => {
        await addPart(getContainer(), { sku: "P", name: "Pump" })
        const other = await addPart(getContainer(), { sku: "O", name: "Other" })
        expect(await medusa(`/products/${other.id}`, { title: "pump" })).toMatchObject({
          status: 400,
          message: SENTENCE,
        })
        expect(await titles()).toEqual(["Other", "Pump"])
      })

      it("is refused to a batch as a whole", async () => {
        const other = await addPart(getContainer(), { sku: "O", name: "Other" })
        const batch = { create: [productOf("New")], update: [{ id: other.id, title: "new" }] }
        expect(await medusa("/products/batch", batch)).toMatchObject({ status: 400 })
        expect(await titles()).toEqual(["Other"])
      })
    })
  },
})
