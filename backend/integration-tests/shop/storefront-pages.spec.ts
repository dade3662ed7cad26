import type { IProductModuleService } from "@medusajs/framework/types"
import { Modules, ProductStatus } from "@medusajs/framework/utils"
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { callsForVehicle, HOME_LIST, WHOLE_LIST } from "../../src/contract/shop/preloaded-calls"
import { addFitment, addVehicle, supersede } from "../setup/vehicles/vehicles"
import { addPart, openShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"

const SCRIPT = "console.log('the shop')"
const folder = mkdtempSync(path.join(tmpdir(), "storefront-"))
mkdirSync(path.join(folder, "assets"))
const write = (name: string, content: string | Buffer) =>
  writeFileSync(path.join(folder, name), content)
const PAGE = '<head><!-- page --><!-- /page --></head><body><div id="root"></div></body>'
write("index.html", PAGE)
write("assets/index-1.js", SCRIPT)
write("assets/index-1.js.br", brotliCompressSync(SCRIPT))
write("assets/index-1.js.gz", gzipSync(SCRIPT))
const drawing = { light: "/assets/a.svg", dark: "/assets/a.dark.svg" }
const assets = {
  "/": { scripts: ["/assets/home-1.js"], drawing },
  "/product/:id": { scripts: ["/assets/product-1.js"] },
}
write("page-assets.json", JSON.stringify(assets))

ownShop({
  env: { SHOP_INTERNAL_STOREFRONT_DIR: folder },
  testSuite: ({ api: client, getContainer }) => {
    const get = async (address: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(client.defaults.baseURL + address, { headers })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    }
    /** The calls that a page has fetched beside its scripts, as below /api/v1. */
    const callsOf = async (address: string): Promise<string[]> => {
      const { text } = await get(address)
      const links = text.matchAll(/rel="preload" as="fetch"[^>]*href="\/api\/v1([^"]*)"/g)
      return [...links].map(([, call = ""]) => call.replaceAll("&amp;", "&"))
    }
    beforeAll(() => openShop(getContainer()))

    describe("the storefront's files", () => {
      it("come as small as the caller takes them, for good", async () => {
        for (const [accepted, encoding] of [
          ["gzip, deflate, br", "br"],
          ["gzip", "gzip"],
          ["identity", null],
          ["br;q=0, gzip;q=0", null],
        ]) {
          const { headers, text } = await get("/assets/index-1.js", {
            "accept-encoding": accepted ?? "",
          })
          expect(headers.get("content-encoding")).toBe(encoding)
          expect(headers.get("content-type")).toMatch(/^(text|application)\/javascript/)
          expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
          expect(headers.get("vary")).toContain("Accept-Encoding")
          expect(text).toBe(SCRIPT)
        }
      })
    })

    describe("a page", () => {
      it("has fetched what its script asks for first", async () => {
        const { id } = await addPart(getContainer())
        expect(await callsOf("/")).toEqual(["/config", HOME_LIST])
        expect(await callsOf("/showProduct")).toEqual(["/config", WHOLE_LIST])
        expect(await callsOf(`/product/${id}`)).toEqual(["/config", `/product/${id}`])
      })

      it("has nothing fetched where the list is narrowed, and for other pages", async () => {
        for (const page of ["/showProduct?q=disc", "/login", "/dashboard", "/product/none"]) {
          expect(await callsOf(page)).toEqual([])
        }
      })

      it("of a list has its first parts, as its address asks for them, before any script", async () => {
        const [wide, thin] = ["BD-WIDE-1", "BD-THIN-1"]
        await addPart(getContainer(), { sku: wide })
        await addPart(getContainer(), { sku: thin })
        const partsOf = async (address: string) => {
          const { text } = await get(address)
          const early = /<div id="early">[\s\S]*?<\/div>\s*<div id="root">/.exec(text)?.[0] ?? ""
          return [...early.matchAll(/<a href="\/product\/[^"]+">([^<]*)</g)].map(([, name]) => name)
        }
        expect((await partsOf("/showProduct")).slice(0, 2)).toEqual([
          `Brake disc ${thin}`,
          `Brake disc ${wide}`,
        ])
        expect(await partsOf(`/showProduct?q=${wide}`)).toEqual([`Brake disc ${wide}`])
        for (const page of ["/showProduct?q=nothing-of-it", "/showProduct?measure=none", "/"]) {
          expect(await partsOf(page)).toEqual([])
        }
      })

      it("of a list for a vehicle has the parts and the calls of that vehicle, and says that there are any", async () => {
        const [fitting, other] = [
          await addPart(getContainer(), { sku: "BD-FITS" }),
          await addPart(getContainer(), { sku: "BD-OTHER" }),
        ]
        expect((await get("/")).text).not.toContain('"vehicles":true')
        const vehicle = await addVehicle(getContainer())
        await addFitment(getContainer(), { part: fitting, vehicle })
        const { text } = await get(`/showProduct?vehicle=${vehicle}`)
        expect(text).toContain('"vehicles":true')
        expect(text).toContain(fitting.name)
        expect(text).not.toContain(other.name)
        expect(text).toMatch(/<link rel="canonical" href="[^"?]*\/showProduct" \/>/)
        for (const built of ["", "2014-07"]) {
          const query = `vehicle=${vehicle}${built && `&built=${built}`}`
          expect(await callsOf(`/showProduct?${query}`)).toEqual([
            "/config",
            ...callsForVehicle({ vehicle, built }),
          ])
        }
        expect(await callsOf(`/showProduct?vehicle=${vehicle}&q=disc`)).toEqual([])
        for (const unknown of [
          "vehicle=0",
          `vehicle=${vehicle}&built=1999-01`,
          "vehicle=a&built=b",
        ]) {
          const page = await get(`/showProduct?${unknown}`)
          expect(page.status).toBe(200)
          expect(page.text).not.toContain('id="early"')
        }
      })

      it("names the scripts and the pictures that are needed first", async () => {
        const home = await get("/")
        expect(home.text).toContain('rel="modulepreload" crossorigin="" href="/assets/home-1.js"')
        expect(home.text).toMatch(/media="\(prefers-color-scheme: dark\)"[^>]*|a\.dark\.svg/)
        const { id } = await addPart(getContainer(), { sku: "BD-SEEN" })
        expect((await get(`/product/${id}`)).text).toContain('href="/assets/product-1.js"')
        expect((await get("/showProduct")).text).toMatch(/rel="preload" as="image"[^>]*imagesizes=/)
      })

      it("is asked for anew each time, and is another as soon as a part's head is", async () => {
        const { id, name } = await addPart(getContainer(), { sku: "BD-TAG" })
        const tagOf = async (ifNoneMatch?: string) => {
          const { status, headers } = await client.get(`/product/${id}`, {
            headers: { "if-none-match": ifNoneMatch ?? "" },
            validateStatus: () => true,
          })
          return { status, tag: String(headers.etag), caching: headers["cache-control"] }
        }
        const { tag, caching } = await tagOf()
        expect(caching).toBe("no-cache")
        expect(await tagOf(tag)).toMatchObject({ status: 304 })
        const products = getContainer().resolve<IProductModuleService>(Modules.PRODUCT)
        await products.updateProducts(id, { title: `${name}, renamed` })
        expect(await tagOf(tag)).toMatchObject({ status: 200 })
      })

      it("lets no text of a part out of its head", async () => {
        const name = "</script><script>alert(1)</script> $& $'"
        const { id } = await addPart(getContainer(), { sku: "BD-XSS", name })
        const { text } = await get(`/product/${id}`)
        expect(text).not.toContain("<script>alert")
        expect(text.split("</script>").length).toBe(text.split("<script ").length)
      })
    })

    describe("pages of vehicles", () => {
      const dataOf = (text: string) => {
        const [, json = "{}"] =
          /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? []
        return JSON.parse(json) as { "@graph": { itemListElement: Record<string, unknown>[] }[] }
      }
      const linksOf = (text: string) =>
        [...text.matchAll(/<article><h3><a href="([^"]+)"/g)].map(([, href]) => href)

      it("are told and can be followed from the makes to what fits a model, without scripts", async () => {
        const part = await addPart(getContainer())
        const vehicle = await addVehicle(getContainer())
        await addFitment(getContainer(), { part, vehicle })
        const makes = await get("/vehicles")
        expect(makes.status).toBe(200)
        expect(makes.text).toContain("<title>Parts by vehicle · ")
        expect(linksOf(makes.text)).toEqual(["/vehicles/velmont"])
        expect(linksOf((await get("/vehicles/velmont")).text)).toEqual([
          "/vehicles/velmont/tessera",
        ])
        const { text, status } = await get("/vehicles/Velmont/Tessera/")
        expect(status).toBe(200)
        expect(text).toContain("<title>Velmont Tessera parts · ")
        expect(text).toMatch(/rel="canonical" href="https?:\/\/[^/]+\/vehicles\/velmont\/tessera"/)
        expect(text).toContain("1 part fits the Velmont Tessera, built 2013 to 2018: Brake discs.")
        expect(linksOf(text)).toEqual(["/showProduct?category=brake-disc"])
        const [trail, list] = dataOf(text)["@graph"]
        expect(trail?.itemListElement.map(({ name }) => name)).toEqual([
          ...["Vehicles", "Velmont", "Velmont Tessera"],
        ])
        expect(list?.itemListElement).toMatchObject([{ name: "Brake discs", position: 1 }])
        expect(await callsOf("/vehicles/velmont/tessera")).toEqual([
          "/config",
          "/vehicles/model?make=velmont&model=tessera",
        ])
      })

      it("are 404 where there is no such make or model, and where no part for sale fits", async () => {
        const part = await addPart(getContainer())
        const vehicle = await addVehicle(getContainer())
        const paths = ["/vehicles", "/vehicles/velmont", "/vehicles/velmont/tessera"]
        for (const path of paths) expect((await get(path)).status).toBe(404)
        await addFitment(getContainer(), { part, vehicle })
        for (const path of paths) expect((await get(path)).status).toBe(200)
        for (const path of ["/vehicles/none", "/vehicles/velmont/none", "/vehicles/%E0%A4%A/x"]) {
          expect((await get(path)).status).toBe(404)
        }
        const deeper = await get("/vehicles/velmont/tessera/ii")
        expect(deeper.status).toBe(404)
        expect(deeper.text).toContain("noindex")
        const products = getContainer().resolve<IProductModuleService>(Modules.PRODUCT)
        await products.updateProducts(part.id, { status: ProductStatus.DRAFT })
        for (const path of paths) expect((await get(path)).status).toBe(404)
      })

      it("let no text of a vehicle out of their head", async () => {
        const part = await addPart(getContainer())
        const make = "</script><script>alert(1)</script> $&"
        const vehicle = await addVehicle(getContainer(), { make, model: "x" })
        await addFitment(getContainer(), { part, vehicle })
        for (const path of ["", `/${encodeURIComponent(make.toLowerCase())}/x`]) {
          const { status, text } = await get(`/vehicles${path}`)
          expect(status).toBe(200)
          expect(text).not.toContain("<script>alert")
          expect(text.split("</script>").length).toBe(text.split("<script ").length)
        }
      })
    })

    describe("the address of a part that is gone", () => {
      it("leads to what took its place, with its query, and is 404 where nothing did", async () => {
        const old = await addPart(getContainer(), { sku: "BD-1" })
        const by = await addPart(getContainer(), { sku: "BD-2" })
        await supersede(getContainer(), { old, by })
        const moved = async (path: string) => {
          const { status, headers } = await fetch(client.defaults.baseURL + path, {
            redirect: "manual",
          })
          return { status, to: headers.get("location") }
        }
        expect(await moved(`/product/${old.id}`)).toEqual({ status: 200, to: null })
        const products = getContainer().resolve<IProductModuleService>(Modules.PRODUCT)
        await products.updateProducts(old.id, { status: ProductStatus.DRAFT })
        const there = { status: 301, to: `/product/${by.id}?vehicle=1` }
        expect(await moved(`/product/${old.id}?vehicle=1`)).toEqual(there)
        await products.softDeleteProducts([old.id])
        expect(await moved(`/product/${old.id}?vehicle=1`)).toEqual(there)
        await products.softDeleteProducts([by.id])
        expect(await moved(`/product/${old.id}`)).toEqual({ status: 404, to: null })
      })
    })
  },
})
