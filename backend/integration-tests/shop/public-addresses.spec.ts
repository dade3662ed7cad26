import type { IProductModuleService } from "@medusajs/framework/types"
import { Modules, ProductStatus } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { productSchema } from "../../src/contract/product/product"
import { addGroup, addRungs, priceSetOf } from "../setup/products/group-prices"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const get = (path: string) => api.call({ method: "GET", path })
    beforeAll(() => openShop(getContainer()))

    describe("GET /sitemap.xml", () => {
      it("lists the public pages and every part that is sold", async () => {
        const part = await addPart(getContainer())
        const unsold = await addPart(getContainer(), { sku: "BD-OUT", name: "Disc of yesterday" })
        const products = getContainer().resolve<IProductModuleService>(Modules.PRODUCT)
        await products.updateProducts(unsold.id, { status: ProductStatus.DRAFT })
        const { status, headers, body } = await get("/sitemap.xml")
        expect(status).toBe(200)
        expect(headers["content-type"]).toContain("application/xml")
        const addresses = [...String(body).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
        const paths = addresses.map(([, path]) => path)
        expect(paths).toEqual(
          expect.arrayContaining(["/", "/showProduct", "/contact", `/product/${part.id}`]),
        )
        expect(paths).not.toContain(`/product/${unsold.id}`)
        expect(paths.filter((path) => path?.startsWith("/dashboard"))).toEqual([])
      })

      it("names what a guest's list names, whatever the prices are", async () => {
        const container = getContainer()
        const byHundreds = await addPart(container, { sku: "BD-100", name: "Disc by hundreds" })
        const ofGroup = await addPart(container, { sku: "BD-G", name: "Disc of a group" })
        const prices = container.resolve(Modules.PRICING)
        const sets = await Promise.all(
          [byHundreds, ofGroup].map((part) => priceSetOf(container, part)),
        )
        const based = await prices.listPrices({ price_set_id: sets })
        await prices.softDeletePrices(based.map(({ id }) => id))
        await addRungs(container, { part: byHundreds, rungs: [{ amount: 3, min_quantity: 100 }] })
        await addGroup(container, { name: "Workshops", prices: [{ part: ofGroup, amount: 3 }] })
        const listed = dataOf(await api.get("/products"), z.array(productSchema))
        expect(listed.map(({ _id }) => _id)).toContain(byHundreds.id)
        const { body } = await get("/sitemap.xml")
        const named = [...String(body).matchAll(/\/product\/([^<]+)<\/loc>/g)].map(([, id]) => id)
        expect(named).toEqual(listed.map(({ _id }) => _id))
      })
    })

    describe("GET /robots.txt", () => {
      it("names the sitemap and what is no crawler's business", async () => {
        const { status, headers, body } = await get("/robots.txt")
        expect(status).toBe(200)
        expect(headers["content-type"]).toContain("text/plain")
        expect(body).toMatch(
          /^User-agent: \*\nDisallow: \/app\nDisallow: \/staff\nDisallow: \/dashboard\n/,
        )
        expect(body).toMatch(/\nSitemap: https?:\/\/[^\n]+\/sitemap\.xml\n$/)
      })
    })
  },
})
