import { z } from "@medusajs/framework/zod"
import { configSchema } from "../../src/contract/shop/config"
import { productDetailSchema, productSchema } from "../../src/contract/product/product"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    describe("GET /api/v1/config", () => {
      it("tells how to sign in, pay and buy, and no secret", async () => {
        const answer = await api.get("/config")
        expect(dataOf(answer, configSchema)).toMatchObject({
          identity: { mode: "embedded" },
          payment: { provider: "stripe", mode: "sandbox" },
          commerce: { currency: "usd" },
          minimumOrderQuantity: 50,
        })
        expect(JSON.stringify(answer.body)).not.toMatch(/sk_|whsec_/)
      })
    })

    describe("GET /api/v1/products", () => {
      it("lists the parts with price, stock and rule, the newest first", async () => {
        await addPart(getContainer(), { sku: "BD-OLD", name: "Older disc", stock: 0 })
        const rule = { minimum: null, multiple: 12, carton: 12 }
        await addPart(getContainer(), { sku: "BD-NEW", name: "Newer disc", price: 12.25, rule })
        const products = dataOf(await api.get("/products"), z.array(productSchema))
        expect(products).toMatchObject([
          { productName: "Newer disc", price: 12.25, qty: "500", totalPrice: "6125", multiple: 12 },
          { productName: "Older disc", price: 9.5, qty: "0", totalPrice: "0", minimumQuantity: 50 },
        ])
        expect(products[0]?.image).toBe("/uploads/drawings/bd-new.webp")
      })

      it("gives as many as `limit` asks for and refuses a wrong one", async () => {
        await addPart(getContainer(), { sku: "BD-1", name: "One" })
        await addPart(getContainer(), { sku: "BD-2", name: "Two" })
        const products = dataOf(await api.get("/products?limit=1"), z.array(productSchema))
        expect(products.map(({ productName }) => productName)).toEqual(["Two"])
        expect(failureOf(await api.get("/products?limit=-1"))).toMatchObject({
          status: 400,
          errors: [{ field: "limit" }],
        })
      })
    })

    describe("GET /api/v1/product/{id}", () => {
      it("adds data sheet and OEM numbers", async () => {
        const part = await addPart(getContainer())
        const product = dataOf(await api.get(`/product/${part.id}`), productDetailSchema)
        expect(product).toMatchObject({ _id: part.id, sku: part.sku, price: 9.5 })
        expect(product.oemNumbers.length).toBeGreaterThan(0)
        expect(product.attributes.map(({ label }) => label)).toContain("Warranty")
      })

      it("answers 404 for an unknown part", async () => {
        expect(failureOf(await api.get("/product/prod_unknown"))).toMatchObject({
          status: 404,
          code: "product_not_found",
        })
      })
    })
  },
})
