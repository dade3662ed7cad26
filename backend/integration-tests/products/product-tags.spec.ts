import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { readShop } from "../../src/queries/shop/shop"
import { signInAdmin, signUp } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    const read = (method: string, headers: Record<string, string> = {}) =>
      api.call({ method, path: "/api/v1/products?limit=1", headers })
    const tag = async () => (await read("GET")).headers.etag ?? ""

    describe("The tag of GET /api/v1/products", () => {
      it("is strong, and saves the body to whom has it", async () => {
        await addPart(getContainer())
        const etag = await tag()
        expect(etag).toMatch(/^"[^"]+"$/)
        const again = await read("GET", { "if-none-match": `"other", ${etag}` })
        expect(again).toMatchObject({ status: 304, body: "" })
        expect(again.headers.etag).toBe(etag)
        expect((await read("GET", { "if-none-match": '"other"' })).status).toBe(200)
      })

      it("is another one for each encoding, of which the caller gets the smallest he takes", async () => {
        await addPart(getContainer(), { name: "Brake disc, ".repeat(130).trim() })
        const encodings = ["br, gzip", "gzip", "identity"]
        const answers = await Promise.all(
          encodings.map((accepted) => read("GET", { "accept-encoding": accepted })),
        )
        expect(answers.map(({ headers }) => headers.vary)).toEqual(
          encodings.map(() => expect.stringContaining("Accept-Encoding")),
        )
        const bodies = new Set(answers.map(({ body }) => JSON.stringify(body)))
        const tags = answers.map(({ headers }) => headers.etag ?? "")
        expect([bodies.size, new Set(tags).size]).toEqual([1, 3])
        for (const [index, etag] of tags.entries()) {
          const headers = { "accept-encoding": encodings[index] ?? "", "if-none-match": etag }
          expect((await read("GET", headers)).status).toBe(304)
        }
      })

      it("is told to HEAD too, with all headers and no body", async () => {
        for (const name of ["One", "Two"]) await addPart(getContainer(), { sku: name, name })
        const { status, headers, body } = await read("HEAD")
        expect({ status, body }).toEqual({ status: 200, body: "" })
        expect(headers).toMatchObject({ etag: await tag(), "x-total-count": "2" })
        expect(headers.link).toContain('rel="next"')
        expect((await read("HEAD", { "if-none-match": headers.etag ?? "" })).status).toBe(304)
      })

      it("changes with an order, a price, a picture, a rule and a price list", async () => {
        const part = await addPart(getContainer())
        const tags = new Set([await tag()])
        const changes = [
          async () => {
            await placeOrder(api, { part, buyer: await signUp(api) })
          },
          async () => {
            const { token } = await signInAdmin(getContainer(), api)
            const body = { productName: part.name, description: "New.", price: 3, qty: 9 }
            await api.put(`/product/${part.id}`, { ...body, image: "/new.png" }, token)
          },
          async () => {
            const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
            await database("quantity_rule").update({ multiple: 7 })
          },
          async () => {
            const { currency_code } = await readShop(getContainer())
            const pricing = getContainer().resolve(Modules.PRICING)
            const [price] = await pricing.listPrices({}, { order: { amount: "DESC" } })
            const sale = { amount: 2, currency_code, price_set_id: price?.price_set_id ?? "" }
            await pricing.createPriceLists([
              { title: "Sale", description: "Now", status: "active", prices: [sale] },
            ])
          },
        ]
        for (const change of changes) {
          await change()
          tags.add(await tag())
        }
        expect(tags.size).toBe(changes.length + 1)
      })
    })
  },
})
