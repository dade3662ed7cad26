import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { orderSchema } from "../../src/contract/order/order"
import { productDetailSchema, productSchema } from "../../src/contract/product/product"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { partOf, PRODUCT_FORM as FORM } from "../setup/products/product-form"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
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

    describe("DELETE /api/v1/product/{id}", () => {
      it("takes the product out of the shop; past orders keep its name and price", async () => {
        const product = await create()
        const buyer = await signUp(api)
        const order = await placeOrder(api, { part: partOf(product), buyer })
        const answer = await api.delete(`/product/${product._id}`, admin.token)
        expect(answer).toMatchObject({ status: 200, body: { success: true } })
        expect(failureOf(await api.get(`/product/${product._id}`)).status).toBe(404)
        expect(await list()).toEqual([])
        const kept = dataOf(await api.get(`/order/${order._id}`, buyer.token), orderSchema)
        expect(kept).toMatchObject({ productName: "Water pump 70", price: 12.25, qty: 50 })
        const again = await api.delete(`/product/${product._id}`, admin.token)
        expect(failureOf(again)).toMatchObject({ status: 404, code: "product_not_found" })
      })

      it("leaves its unpaid orders deliverable and cancellable, their stock counted once", async () => {
        const product = await create()
        const buyer = await signUp(api)
        const part = partOf(product)
        const first = await placeOrder(api, { part, buyer, qty: 50 })
        const second = await placeOrder(api, { part, buyer, qty: 60 })
        expect((await api.delete(`/product/${product._id}`, admin.token)).status).toBe(200)
        const delivered = await api.put(`/order/${first._id}`, { isDeliver: true }, admin.token)
        expect(dataOf(delivered, orderSchema).isDeliver).toBe(true)
        expect((await api.delete(`/order/${second._id}`, buyer.token)).status).toBe(200)
        const [level] = await inventory().listInventoryLevels({})
        expect(level).toMatchObject({ stocked_quantity: 150, reserved_quantity: 0 })
      })

      it("deletes stock that nobody holds with it, so that the SKU is free", async () => {
        const part = await addPart(getContainer())
        await api.delete(`/product/${part.id}`, admin.token)
        expect(await inventory().listInventoryItems({})).toEqual([])
        await addPart(getContainer())
        expect(await list()).toMatchObject([{ sku: part.sku }])
      })

      it("brings everything back when a later step fails", async () => {
        const product = await create()
        const buyer = await signUp(api)
        await placeOrder(api, { part: partOf(product), buyer })
        const before = await read(product._id)
        const step = vi
          .spyOn(getContainer().resolve(Modules.PRODUCT), "softDeleteProducts")
          .mockRejectedValueOnce(new Error("not today"))
        const answer = await api.delete(`/product/${product._id}`, admin.token)
        step.mockRestore()
        expect(failureOf(answer).status).toBe(500)
        expect(await read(product._id)).toEqual(before)
      })

      it("is for administrators alone", async () => {
        const { _id } = await create()
        const customer = await signUp(api)
        expect(failureOf(await api.delete(`/product/${_id}`, customer.token)).status).toBe(403)
        expect(failureOf(await api.delete(`/product/${_id}`)).status).toBe(401)
        expect((await read(_id))._id).toBe(_id)
      })
    })
  },
})
