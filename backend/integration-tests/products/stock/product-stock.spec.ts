import { Modules } from "@medusajs/framework/utils"
import { productDetailSchema } from "../../../src/contract/product/product"
import { signInAdmin, signUp, type Person } from "../../setup/people"
import { partOf, PRODUCT_FORM as FORM } from "../../setup/products/product-form"
import { placeOrder } from "../../setup/orders/purchase"
import { openShop } from "../../setup/shop-fixture"
import { sharedShop } from "../../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../../setup/test-api"

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
    const inventory = () => getContainer().resolve(Modules.INVENTORY)

    describe("PUT /api/v1/product/{id} with qty alone", () => {
      it("sets what is available beside what is reserved", async () => {
        const product = await create()
        const buyer = await signUp(api)
        await placeOrder(api, { part: partOf(product), buyer, qty: 60 })
        const answer = await api.put(`/product/${product._id}`, { qty: "500" }, admin.token)
        expect(dataOf(answer, productDetailSchema).qty).toBe("500")
        const [level] = await inventory().listInventoryLevels({})
        expect(level).toMatchObject({ stocked_quantity: 560, reserved_quantity: 60 })
        await api.put(`/product/${product._id}`, { qty: 0 }, admin.token)
        expect((await read(product._id)).qty).toBe("0")
      })

      it("loses no order that is placed at the same time", async () => {
        const product = await create({ qty: "1000" })
        const buyer = await signUp(api)
        const [set, ...orders] = await Promise.all([
          api.put(`/product/${product._id}`, { qty: 900 }, admin.token),
          ...[50, 51, 52, 53].map((qty) => placeOrder(api, { part: partOf(product), buyer, qty })),
        ])
        expect(set.status).toBe(200)
        const [level] = await inventory().listInventoryLevels({})
        const ordered = orders.reduce((sum, { qty }) => sum + qty, 0)
        expect(level?.reserved_quantity).toBe(ordered)
        const left = Number((await read(product._id)).qty)
        expect(left).toBeGreaterThanOrEqual(900 - ordered)
        expect(left).toBeLessThanOrEqual(900)
      })

      it("starts to count at the shop's location what was never counted there", async () => {
        const product = await create()
        const [level] = await inventory().listInventoryLevels({})
        await inventory().deleteInventoryLevels([level?.id ?? ""])
        expect((await read(product._id)).qty).toBe("0")
        const answer = await api.put(`/product/${product._id}`, { qty: 70 }, admin.token)
        expect(dataOf(answer, productDetailSchema).qty).toBe("70")
      })

      it.each(["-1", "1.5", "many", "", null])("refuses %j", async (qty) => {
        const { _id } = await create()
        const answer = await api.put(`/product/${_id}`, { qty }, admin.token)
        expect(failureOf(answer)).toMatchObject({ status: 400, errors: [{ field: "qty" }] })
        expect((await read(_id)).qty).toBe("200")
      })

      it("tells a customer that the order already took the stock", async () => {
        const { _id } = await create()
        const customer = await signUp(api)
        const answer = await api.put(`/product/${_id}`, { qty: "1" }, customer.token)
        expect(failureOf(answer)).toMatchObject({
          status: 403,
          message: "The order already took the stock",
        })
        expect(failureOf(await api.put(`/product/${_id}`, { qty: "1" })).status).toBe(401)
        expect((await read(_id)).qty).toBe("200")
      })
    })
  },
})
