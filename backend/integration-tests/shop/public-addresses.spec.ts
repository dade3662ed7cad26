import type { IProductModuleService } from "@medusajs/framework/types"
import { Modules, ProductStatus } from "@medusajs/framework/utils"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

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
