import { z } from "@medusajs/framework/zod"
import { productSchema, type Product } from "../../src/contract/product/product"
import { addCategory, moveToCategory } from "../setup/products/categories"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi, type Answer } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    const list = async (query = "") =>
      dataOf(await api.get(`/products${query}`), z.array(productSchema))
    const names = async (query = "") => (await list(query)).map(({ productName }) => productName)
    const nextOf = ({ headers }: Answer) =>
      /<\/api\/v1([^>]+)>; rel="next"/.exec(headers.link ?? "")?.[1]

    /** All pages from the first on; `between` runs after each. */
    const walk = async (query: string, between: () => Promise<unknown> = async () => undefined) => {
      const seen: Product[] = []
      let path: string | undefined = `/products${query}`
      while (path) {
        const answer: Answer = await api.get(path)
        seen.push(...dataOf(answer, z.array(productSchema)))
        await between()
        path = nextOf(answer)
      }
      return seen
    }

    describe("GET /api/v1/products pages", () => {
      it.each(["newest", "name", "price_asc", "price_desc"])(
        "walks the whole list by %s with no row twice and none missing",
        async (sort) => {
          for (let index = 0; index < 7; index += 1) {
            // Three prices for seven parts: ties are broken by id.
            const price = [12, 9.5, 100][index % 3] ?? 1
            await addPart(getContainer(), {
              sku: `P-${index}`,
              name: `Part ${(index * 5) % 7}`,
              price,
            })
          }
          const whole = await list(`?sort=${sort}`)
          expect(whole).toHaveLength(7)
          expect(await walk(`?sort=${sort}&limit=2`)).toEqual(whole)
        },
      )

      it("tells on every page how many rows there are, and on the last of no next one", async () => {
        for (const name of ["One", "Two", "Three"])
          await addPart(getContainer(), { sku: name, name })
        const first = await api.get("/products?limit=2")
        expect(first.headers["x-total-count"]).toBe("3")
        const last = await api.get(nextOf(first) ?? "")
        expect(last.headers["x-total-count"]).toBe("3")
        expect(last.headers.link).toBeUndefined()
      })

      it("moves nothing when parts are added while somebody pages", async () => {
        for (const name of ["A", "B", "C", "D"]) await addPart(getContainer(), { sku: name, name })
        let added = 0
        const seen = await walk("?limit=1", async () => {
          added += 1
          if (added < 3) await addPart(getContainer(), { sku: `N-${added}`, name: `New ${added}` })
        })
        expect(seen.map(({ productName }) => productName)).toEqual(["D", "C", "B", "A"])
      })

      it("refuses a cursor of another order, a changed one and an invented one", async () => {
        for (const name of ["One", "Two"]) await addPart(getContainer(), { sku: name, name })
        const cursor = new URLSearchParams(
          nextOf(await api.get("/products?limit=1&sort=name"))?.split("?")[1],
        ).get("cursor")
        const changed = `${cursor?.startsWith("A") ? "B" : "A"}${cursor?.slice(1)}`
        const forged = Buffer.from('["name",["one","variant_1"]]').toString("base64url")
        for (const query of [
          `cursor=${cursor}`,
          `sort=name&cursor=${changed}`,
          `cursor=${forged}`,
        ]) {
          expect(failureOf(await api.get(`/products?limit=1&${query}`))).toMatchObject({
            status: 400,
            errors: [{ field: "cursor" }],
          })
        }
      })

      it.each(["limit=0", "limit=1001", "limit=ten", "sort=oldest", "cursor="])(
        "refuses %s by its field",
        async (query) => {
          expect(failureOf(await api.get(`/products?${query}`))).toMatchObject({
            status: 400,
            errors: [{ field: query.split("=")[0] }],
          })
        },
      )
    })

    describe("GET /api/v1/products in order", () => {
      it("orders by the price in force and by name whatever its case", async () => {
        await addPart(getContainer(), { sku: "1", name: "alpha", price: 100 })
        await addPart(getContainer(), { sku: "2", name: "Beta", price: 9.5 })
        await addPart(getContainer(), { sku: "3", name: "gamma", price: 20 })
        expect(await names("?sort=name")).toEqual(["alpha", "Beta", "gamma"])
        expect(await names("?sort=price_asc")).toEqual(["Beta", "gamma", "alpha"])
        expect(await names("?sort=price_desc")).toEqual(["alpha", "gamma", "Beta"])
      })
    })

    describe("GET /api/v1/products?q", () => {
      it("finds every word in name, SKU or OEM number, whatever case and punctuation", async () => {
        const oemNumbers = [{ maker: "BMW", number: "34 11-6.855 000" }]
        await addPart(getContainer(), { sku: "WP-0703-R", name: "Water pump 70", oemNumbers })
        await addPart(getContainer(), { sku: "OF-1", name: "Oil filter", oemNumbers: [] })
        for (const q of [
          "PUMP water",
          "wp0703",
          "wp-07",
          "34116855000",
          "bmw 34.116.855",
          "pump bmw",
        ]) {
          expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(["Water pump 70"])
        }
        expect(await names("?q=pump%20filter")).toEqual([])
        expect(await names("?q=%20")).toHaveLength(2)
      })

      it("takes % and _ for themselves", async () => {
        // EANs without a 50: it would be found in them, too.
        const texts = ["Wear 50% left", "Wear 50 left", "Snake_case"]
        for (const [place, name] of texts.entries()) {
          await addPart(getContainer(), { sku: `S-${place}`, ean: `400000000001${place}`, name })
        }
        expect(await names("?q=50%25")).toEqual(["Wear 50% left"])
        expect(await names("?q=_")).toEqual(["Snake_case"])
        expect(await names("?q=%25%25")).toEqual([])
      })

      it("takes what is no word for none", async () => {
        await addPart(getContainer())
        for (const q of ["'", "\\", "%F0%9F%98%80", "%22;--"]) {
          expect((await api.get(`/products?q=${q}`)).status).toBe(200)
        }
      })

      it("counts what it found", async () => {
        await addPart(getContainer(), { sku: "A", name: "Red bushing" })
        await addPart(getContainer(), { sku: "B", name: "Blue bushing" })
        await addPart(getContainer(), { sku: "C", name: "Pump" })
        const answer = await api.get("/products?q=bushing&limit=1")
        expect(answer.headers["x-total-count"]).toBe("2")
        expect(await walk("?q=bushing&limit=1")).toHaveLength(2)
      })
    })

    describe("GET /api/v1/products?category", () => {
      it("answers a category's parts and those of the categories below it", async () => {
        const brakes = await addCategory(getContainer(), { name: "Brakes", handle: "brakes" })
        const pads = await addCategory(getContainer(), {
          name: "Pads",
          handle: "pads",
          parent_category_id: brakes,
        })
        const disc = await addPart(getContainer(), { sku: "D", name: "Disc" })
        const pad = await addPart(getContainer(), { sku: "P", name: "Pad" })
        await addPart(getContainer(), { sku: "O", name: "Other" })
        await moveToCategory(getContainer(), disc.id, brakes)
        await moveToCategory(getContainer(), pad.id, pads)
        expect(await list("?category=brakes")).toMatchObject([
          { productName: "Pad", category: "Pads", categoryHandle: "pads" },
          { productName: "Disc", category: "Brakes", categoryHandle: "brakes" },
        ])
        expect(await names("?category=pads")).toEqual(["Pad"])
        expect(await names("?category=unknown")).toEqual([])
      })
    })
  },
})
