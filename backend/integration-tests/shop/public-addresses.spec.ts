import type { IProductModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { productSchema } from "../../src/contract/product/product"
import {
  ADDRESS_COUNT,
  countAddressPages,
  readAddressBounds,
  readProductAddresses,
} from "../../src/queries/product/product-addresses"
import { addGroup, addRungs, priceSetOf } from "../setup/products/group-prices"
import { addFitment, addVehicle } from "../setup/vehicles/vehicles"
import { addPart, openShop } from "../setup/shop-fixture"
import { planOf } from "../setup/run/plan-of"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const get = (path: string) => api.call({ method: "GET", path })
    beforeAll(() => openShop(getContainer()))

    const sitemap = async (of: string) => {
      const { status, headers, body } = await get(`/sitemap.xml?of=${of}`)
      const addresses = [...String(body).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
      return { status, headers, paths: addresses.map(([, path = ""]) => path) }
    }

    describe("GET /sitemap.xml", () => {
      it("names the shop's sitemaps, whatever is in them", async () => {
        await addVehicle(getContainer())
        const { status, headers, body } = await get("/sitemap.xml")
        expect(status).toBe(200)
        expect(headers["content-type"]).toContain("application/xml")
        expect(headers["cache-control"]).toBe("public, max-age=3600")
        const named = [...String(body).matchAll(/<sitemap><loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
        expect(named.map(([, path]) => path)).toEqual([
          "/sitemap.xml?of=pages",
          "/sitemap.xml?of=vehicles-1",
          "/sitemap.xml?of=parts-1",
        ])
        for (const [, path = ""] of named) expect((await get(path)).status).toBe(200)
      })

      it("lists the public pages", async () => {
        const { headers, paths } = await sitemap("pages")
        expect(headers["content-type"]).toContain("application/xml")
        expect(paths).toEqual(expect.arrayContaining(["/", "/showProduct", "/contact"]))
        expect(paths.filter((path) => path.startsWith("/dashboard"))).toEqual([])
      })

      it("lists every part that is sold", async () => {
        const part = await addPart(getContainer())
        const unsold = await addPart(getContainer(), { sku: "BD-OUT", name: "Disc of yesterday" })
        const products = getContainer().resolve<IProductModuleService>(Modules.PRODUCT)
        await products.updateProducts(unsold.id, { status: ProductStatus.DRAFT })
        expect((await sitemap("parts-1")).paths).toEqual([`/product/${part.id}`])
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
        // The oldest first: what is new changes the last sitemap alone.
        const oldest = listed.map(({ _id }) => `/product/${_id}`).reverse()
        expect((await sitemap("parts-1")).paths).toEqual(oldest)
      })

      it("lists makes and models where parts for sale fit one of their vehicles, and no other", async () => {
        const container = getContainer()
        const vehicle = await addVehicle(container)
        await addVehicle(container, { model: "Aubrel" })
        await addVehicle(container, { make: "Bergau" })
        expect((await sitemap("vehicles-1")).paths).toEqual([])
        const part = await addPart(container)
        await addFitment(container, { part, vehicle })
        const paths = ["/vehicles", "/vehicles/velmont", "/vehicles/velmont/tessera"]
        expect((await sitemap("vehicles-1")).paths).toEqual(paths)
        await container
          .resolve(Modules.PRODUCT)
          .updateProducts(part.id, { status: ProductStatus.DRAFT })
        expect((await sitemap("vehicles-1")).paths).toEqual([])
      })

      it("has each part in one of several sitemaps, between their bounds", async () => {
        for (const sku of ["A", "B", "C", "D", "E"]) await addPart(getContainer(), { sku })
        const bounds = await readAddressBounds(getContainer(), 2)
        expect(bounds).toHaveLength(2)
        const found: number[] = []
        const ids = new Set<string>()
        for (const at of [0, 1, 2]) {
          const range = { after: bounds[at - 1], upTo: bounds[at] }
          for await (const rows of readProductAddresses(getContainer(), range)) {
            found.push(rows.length)
            for (const { id } of rows) ids.add(id)
          }
        }
        expect(found).toEqual([2, 2, 1])
        expect(ids.size).toBe(5)
        // Four parts fill two sitemaps: there is no third one.
        expect(await readAddressBounds(getContainer(), 5)).toEqual([])
      })

      it("counts them as their bounds do, with parts that have no price of their own", async () => {
        const container = getContainer()
        const unpriced = await addPart(container, { sku: "A" })
        for (const sku of ["B", "C", "D", "E"]) await addPart(container, { sku })
        const pages = async (size: number) => {
          const bounds = await readAddressBounds(container, size)
          return { counted: await countAddressPages(container, size), bounded: bounds.length + 1 }
        }
        await addGroup(container, { name: "Workshops", prices: [{ part: unpriced, amount: 3 }] })
        const prices = container.resolve(Modules.PRICING)
        const price_set_id = await priceSetOf(container, unpriced)
        const [based] = await prices.listPrices({ price_set_id, price_list_id: null } as never)
        await prices.softDeletePrices([based?.id ?? ""])
        expect(await pages(2)).toEqual({ counted: 3, bounded: 3 })
        expect(await pages(4)).toEqual({ counted: 2, bounded: 2 })
        expect(await pages(5)).toEqual({ counted: 1, bounded: 1 })
      })

      it("counts them without reading all of a large shop", async () => {
        const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        const plan = await database.transaction(async (transaction) => {
          await transaction.raw(`
            create temporary table catalogue_entry (like public.catalogue_entry including all) on commit drop;
            insert into catalogue_entry (variant_id, product_id, created_at, name, part_id, name_key,
              has_base, category_ids, attributes, in_stock, words, joined, codes, numbers)
            select n, n, now(), n, n, n, true, '{}', '{}', true, n, n, n, '[]'
            from generate_series(1, 5000) n;
            analyze catalogue_entry`)
          return planOf(transaction, ADDRESS_COUNT)
        })
        expect(plan).toMatch(
          /Index Only Scan using catalogue_entry_variant_id\w* on catalogue_entry/,
        )
        expect(plan).not.toContain("Seq Scan on catalogue_entry")
      })

      it("is 404 for a sitemap that there is not", async () => {
        for (const of of ["parts-2", "parts-0", "vehicles-1", "pages-2", "users", "parts-1&of=x"]) {
          expect((await sitemap(of)).status).toBe(404)
        }
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
