import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { databaseImage } from "../setup/run/database-image"
import { signInAdmin, signInMedusaAdmin, signUp } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

const PART = {
  sku: "OF-90",
  title: "Oil filter 90",
  description: "A can.",
  category: ["oil-filter"],
  price: "4.5",
  stock: "240",
  minimum: "24",
  multiple: "12",
  carton: "12",
  weight: "310",
  ean: "20940000",
  status: "published",
  oem_numbers: ["Velmont 9A1 234", "Bergau 12 34"],
  competitor_numbers: ["Filtra X-77"],
  attributes: [{ label: "Height", value: "58 mm" }],
  images: ["/uploads/front.webp", "/uploads/side.webp"],
}

const madeSchema = z.object({ product_id: z.string() })
const failedSchema = z.looseObject({
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
})

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string

    beforeAll(async () => {
      await openShop(getContainer())
      await addPart(getContainer(), { sku: "BD-1", name: "Disc one" })
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const save = (path: string, body: unknown) =>
      api.call({ method: "POST", path: `/admin/parts${path}`, token, body })
    const read = (path: string) => api.call({ method: "GET", path: `/admin/parts${path}`, token })
    const make = async () => {
      const answer = await save("", PART)
      expect([answer.status, answer.body]).toEqual([201, { product_id: expect.any(String) }])
      const { product_id } = madeSchema.parse(answer.body)
      const [variant] = await getContainer()
        .resolve(Modules.PRODUCT)
        .listProductVariants({ product_id })
      return { product_id, variant_id: variant?.id ?? "" }
    }
    const complaints = async (path: string, body: unknown) => {
      const answer = await save(path, body)
      const { errors } = failedSchema.parse(answer.body)
      return [answer.status, ...errors.map(({ field, message }) => `${field}: ${message}`)]
    }
    const found = async (number: string) => {
      const body = { lines: [{ row: 0, number, qty: 24 }] }
      const answer = await api.call({ method: "POST", path: "/api/v1/order-lines/check", body })
      return JSON.stringify(answer.body)
    }

    it("makes a part in one call that is found by its numbers and can be ordered", async () => {
      const { product_id, variant_id } = await make()
      const sold = await api.get(`/product/${product_id}`)
      expect(sold.body).toMatchObject({
        data: {
          productName: "Oil filter 90",
          sku: "OF-90",
          price: 4.5,
          qty: "240",
          minimumQuantity: 24,
          multiple: 12,
          image: "/uploads/front.webp",
          oemNumbers: ["Velmont 9A1 234", "Bergau 12 34"],
          attributes: [{ label: "Height", value: "58 mm" }],
        },
      })
      for (const number of ["9A1-234", "X77", "20940000"]) {
        expect(await found(number)).toContain(product_id)
      }
      const buyer = await signUp(api)
      const part = { id: product_id, name: PART.title, price: 4.5, stock: 240, sku: PART.sku }
      await placeOrder(api, { part, buyer, qty: 48 })
      expect((await read(`/${variant_id}`)).body).toMatchObject({
        part: {
          ...PART,
          price: 4.5,
          stock: 192,
          minimum: 24,
          multiple: 12,
          carton: 12,
          weight: 310,
        },
      })
    })

    it("changes what is sent, the number too, and leaves the rest", async () => {
      const { product_id, variant_id } = await make()
      const answer = await save(`/${variant_id}`, {
        sku: "OF-91",
        title: "Oil filter 91",
        carton: "",
        attributes: [...PART.attributes, { label: "Thread", value: "M20 × 1.5" }],
        images: ["/uploads/side.webp"],
      })
      expect(answer).toMatchObject({
        status: 200,
        body: {
          part: {
            ...{ sku: "OF-91", title: "Oil filter 91", carton: null, minimum: 24, stock: 240 },
            ...{ images: ["/uploads/side.webp"], oem_numbers: PART.oem_numbers },
          },
        },
      })
      const items = await getContainer()
        .resolve(Modules.INVENTORY)
        .listInventoryItems({ sku: "OF-91" })
      expect(items.map(({ title }) => title)).toEqual(["Oil filter 91"])
      expect(await found("OF 91")).toContain(product_id)
      expect((await save(`/${variant_id}`, { sku: "of-91" })).status).toBe(200)
    })

    it("tells each field that is wrong, and does nothing", async () => {
      const { variant_id } = await make()
      const before = await databaseImage(getContainer())
      expect(
        await complaints("", { sku: "OF-92", price: "-5", stock: "many", ean: "12", weight: "-1" }),
      ).toEqual([
        400,
        "price: A negative price is not possible",
        "stock: quantity must be a whole number",
        "ean: must be 8, 12, 13 or 14 digits",
        "weight: A negative weight is not possible",
        "title: is required for a new product",
        "description: is required for a new product",
      ])
      expect(await complaints("", { ...PART, sku: "BD-1", title: "Else" })).toEqual([
        400,
        "sku: Another part has this number already",
      ])
      expect(
        await complaints(`/${variant_id}`, { sku: "BD-1", title: "disc ONE", maximum: "10" }),
      ).toEqual([
        400,
        "title: Another product has this name already",
        "maximum: Nothing could be ordered: the first quantity is 24, above the maximum",
        "sku: Another part has this number already",
      ])
      expect(
        await complaints(`/${variant_id}`, { attributes: [{ label: "Height", value: " " }] }),
      ).toEqual([400, "attributes.0.value: needs a value"])
      expect(await complaints(`/${variant_id}`, { colour: "red" })).toHaveLength(2)
      expect((await save("/variant_none", { title: "None" })).status).toBe(404)
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("leaves entries of price, stock and rule in the trail", async () => {
      const { variant_id } = await make()
      await save(`/${variant_id}`, { price: "5", stock: "300", minimum: "36" })
      const path = "/admin/audit-trail?limit=10"
      const { body } = await api.call({ method: "GET", path, token })
      const kinds = JSON.stringify(body)
      for (const kind of ["price", "stock", "quantity_rule"]) expect(kinds).toContain(`"${kind}"`)
    })

    it("offers the measures that the category's parts have, with their unit", async () => {
      await make()
      await save("", {
        ...{ ...PART, sku: "OF-93", title: "Oil filter 93", ean: "" },
        attributes: [
          { label: "Thread", value: "M20 × 1.5" },
          { label: "Height", value: "61.5 mm" },
        ],
      })
      expect((await read("/measures?category=oil-filter")).body).toEqual({
        measures: [
          { label: "Height", unit: "mm", parts: 2 },
          { label: "Thread", unit: null, parts: 1 },
        ],
      })
    })

    it("is for staff alone", async () => {
      const buyer = await signUp(api)
      for (const bearer of [undefined, buyer.token]) {
        const { status } = await api.call({
          ...{ method: "POST", path: "/admin/parts", body: PART },
          ...(bearer && { token: bearer }),
        })
        expect(status).toBe(401)
      }
    })
  },
})
