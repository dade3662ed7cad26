import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { orderSchema } from "../../src/contract/order/order"
import { productDetailSchema, productSchema } from "../../src/contract/product/product"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { partOf, PRODUCT_FORM as FORM } from "../setup/products/product-form"
import { placeOrder } from "../setup/orders/purchase"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let admin: Person
    beforeAll(async () => {
      await openShop(getContainer())
      admin = await signInAdmin(getContainer(), api)
    })

    const create = async (change: Partial<typeof FORM> = {}) =>
      dataOf(await api.post("/products", { ...FORM, ...change }, admin.token), productDetailSchema)
    const read = async (id: string) => dataOf(await api.get(`/product/${id}`), productDetailSchema)
    const list = async () => dataOf(await api.get("/products"), z.array(productSchema))
    const inventory = () => getContainer().resolve(Modules.INVENTORY)

    describe("POST /api/v1/products", () => {
      it("makes a product that is on sale at once, its total computed by the shop", async () => {
        const answer = await api.post("/products", FORM, admin.token)
        expect(answer.status).toBe(201)
        const product = dataOf(answer, productDetailSchema)
        expect(product).toMatchObject({
          productName: "Water pump 70",
          description: "With seven blades.",
          price: 12.25,
          qty: "200",
          image: "/uploads/pump.webp",
          totalPrice: "2450",
          minimumQuantity: 50,
        })
        expect(product.sku).not.toBe("")
        expect(await list()).toMatchObject([{ _id: product._id }])
      })

      it("makes one that can be ordered and delivered at once", async () => {
        const product = await create()
        const buyer = await signUp(api)
        const order = await placeOrder(api, { part: partOf(product), buyer, qty: 50 })
        expect((await read(product._id)).qty).toBe("150")
        const delivered = await api.put(`/order/${order._id}`, { isDeliver: true }, admin.token)
        expect(dataOf(delivered, orderSchema).isDeliver).toBe(true)
        expect((await read(product._id)).qty).toBe("150")
      })

      it.each([
        ["productName", " "],
        ["description", ""],
        ["price", "-1"],
        ["price", "cheap"],
        ["qty", "-1"],
        ["qty", "1.5"],
        ["qty", ""],
        ["productName", "Pump\0"],
        ["description", "With\0zero"],
        ["image", "/a\0.png"],
        ["image", "javascript:alert(1)"],
        ["image", "//elsewhere.example/x.png"],
      ])("refuses %s %j by its field and makes nothing", async (field, value) => {
        const answer = await api.post("/products", { ...FORM, [field]: value }, admin.token)
        expect(failureOf(answer)).toMatchObject({ status: 400, errors: [{ field }] })
        expect(await list()).toEqual([])
      })

      it("is for administrators alone", async () => {
        const customer = await signUp(api)
        expect(failureOf(await api.post("/products", FORM)).status).toBe(401)
        expect(failureOf(await api.post("/products", FORM, customer.token)).status).toBe(403)
        expect(await list()).toEqual([])
      })

      it("leaves nothing behind when a later step fails", async () => {
        const links = vi
          .spyOn(getContainer().resolve(Modules.PRICING), "createPriceSets")
          .mockRejectedValueOnce(new Error("no prices today"))
        const answer = await api.post("/products", FORM, admin.token)
        links.mockRestore()
        expect(failureOf(answer).status).toBe(500)
        expect(await list()).toEqual([])
        expect(await inventory().listInventoryItems({})).toEqual([])
        expect(await getContainer().resolve(Modules.PRODUCT).listProducts({})).toEqual([])
        await create()
      })
    })

    describe("PUT /api/v1/product/{id}", () => {
      it("writes all fields", async () => {
        const { _id } = await create()
        const change = { productName: "Pump 71", description: "New.", price: 9, qty: 80 }
        const image = "https://images.example/pump.png"
        const answer = await api.put(`/product/${_id}`, { ...change, image }, admin.token)
        const after = { ...change, _id, qty: "80", image, totalPrice: "720" }
        expect(dataOf(answer, productDetailSchema)).toMatchObject(after)
        expect(await read(_id)).toMatchObject(after)
      })

      it("leaves pieces sold that were sold before a price is written", async () => {
        const product = await create()
        const buyer = await signUp(api)
        await placeOrder(api, { part: partOf(product), buyer, qty: 60 })
        const { qty: _, ...form } = FORM
        const change = { ...form, price: 13 }
        const answer = await api.put(`/product/${product._id}`, change, admin.token)
        expect(dataOf(answer, productDetailSchema)).toMatchObject({ price: 13, qty: "140" })
        const [level] = await inventory().listInventoryLevels({})
        expect(level).toMatchObject({ stocked_quantity: 200, reserved_quantity: 60 })
      })

      it.each([
        { productName: "Pump 71" },
        { description: "New." },
        { price: 9 },
        { image: "https://images.example/pump.png" },
      ])("writes %j alone and leaves the rest as it is", async (change) => {
        const before = await create()
        const answer = await api.put(`/product/${before._id}`, change, admin.token)
        // The ladder and the price of all pieces follow from the price.
        const follows =
          "price" in change ? { totalPrice: "1800", ladder: [{ from: 50, unitPrice: 9 }] } : {}
        const after = { ...before, ...change, ...follows }
        expect(dataOf(answer, productDetailSchema)).toEqual(after)
        expect(await read(before._id)).toEqual(after)
      })

      it("names the fields that are wrong, and refuses a body that names none", async () => {
        const { _id } = await create()
        const change = { productName: "Pump", description: "", price: "dear", image: null }
        const answer = await api.put(`/product/${_id}`, change, admin.token)
        const failure = failureOf(answer)
        expect(failure.status).toBe(400)
        expect(failure.errors.map(({ field }) => field)).toEqual(["description", "price", "image"])
        const nothing = await api.put(`/product/${_id}`, { totalPrice: "1" }, admin.token)
        expect(failureOf(nothing)).toMatchObject({ status: 400, code: "invalid_input" })
        expect(await read(_id)).toMatchObject({ productName: "Water pump 70", qty: "200" })
      })

      it("keeps other prices of the product", async () => {
        const { _id } = await create()
        const pricing = getContainer().resolve(Modules.PRICING)
        const [own] = await pricing.listPrices(
          { currency_code: "usd" },
          { order: { amount: "DESC" } },
        )
        const priceSetId = own?.price_set_id ?? ""
        await pricing.addPrices({ priceSetId, prices: [{ amount: 11, currency_code: "eur" }] })
        await api.put(`/product/${_id}`, { ...FORM, price: 13 }, admin.token)
        const prices = await pricing.listPrices({ price_set_id: [priceSetId] })
        expect(prices.map(({ amount }) => amount).sort()).toEqual([11, 13])
        expect((await read(_id)).price).toBe(13)
      })

      it("puts everything back when a later step fails", async () => {
        const { _id } = await create()
        const before = await read(_id)
        const lock = vi
          .spyOn(inventory(), "createInventoryLevels")
          .mockRejectedValueOnce(new Error("no stock today"))
        const change = { ...FORM, productName: "Else", price: 1, qty: 1, image: "/else.png" }
        const answer = await api.put(`/product/${_id}`, change, admin.token)
        lock.mockRestore()
        expect(failureOf(answer).status).toBe(500)
        expect(await read(_id)).toEqual(before)
        expect(
          dataOf(await api.put(`/product/${_id}`, change, admin.token), productDetailSchema),
        ).toMatchObject({ productName: "Else", price: 1, qty: "1" })
      })

      it("lets the last of two administrators win as a whole", async () => {
        const { _id } = await create()
        const edits = [1, 2, 3, 4].map((number) => ({
          ...FORM,
          productName: `Pump ${number}`,
          description: `Edit ${number}`,
          price: number,
          qty: number * 100,
        }))
        const answers = await Promise.all(
          edits.map((edit) => api.put(`/product/${_id}`, edit, admin.token)),
        )
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
        const { productName, description, price, qty } = await read(_id)
        const won = edits.find((edit) => edit.productName === productName)
        expect({ description, price, qty }).toEqual({
          description: won?.description,
          price: won?.price,
          qty: String(won?.qty),
        })
      })

      it("is 404 for what is not sold and for administrators alone", async () => {
        const { _id } = await create()
        const customer = await signUp(api)
        expect(failureOf(await api.put("/product/prod_x", FORM, admin.token)).status).toBe(404)
        expect(failureOf(await api.put(`/product/${_id}`, FORM, customer.token)).status).toBe(403)
        expect(failureOf(await api.put(`/product/${_id}`, FORM)).status).toBe(401)
      })
    })

    describe("a product that staff change in Medusa Admin", () => {
      it("shows on the next read and changes the tag", async () => {
        const { _id } = await create()
        const token = await signInMedusaAdmin(api)
        const tagBefore = (await api.get("/products")).headers.etag
        const answer = await api.call({
          method: "POST",
          path: `/admin/products/${_id}`,
          token,
          body: { title: "Renamed by staff" },
        })
        expect(answer.status).toBe(200)
        const after = await api.get("/products")
        expect(dataOf(after, z.array(productSchema))).toMatchObject([
          { productName: "Renamed by staff" },
        ])
        expect(after.headers.etag).not.toBe(tagBefore)
      })
    })
  },
})
