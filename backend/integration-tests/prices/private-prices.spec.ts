import { productDetailSchema } from "../../src/contract/product/product"
import { signInAdmin } from "../setup/people"
import { join } from "../setup/products/group-prices"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi, type Answer } from "../setup/test-api"
import { FIFTY, openGroupShop, type GroupShop } from "./group-shop"

// As amounts of their own: the seconds of a time may end so, too.
const OF_GROUP = /(?<!\d)(?:7\.31|6\.43)/

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let dear: GroupShop["dear"]
    let group: GroupShop["group"]
    let buyer: GroupShop["buyer"]
    let other: GroupShop["other"]

    beforeAll(async () => {
      ;({ dear, group, buyer, other } = await openGroupShop(api, getContainer()))
    })

    const product = async (query = "", token?: string) =>
      dataOf(await api.get(`/product/${dear.id}${query}`, token), productDetailSchema)

    describe("a price of a group", () => {
      const READS = ["/products", "/products?q=disc", "/products/facets", "/product/"]
      const pathOf = (read: string) => (read === "/product/" ? `${read}${dear.id}` : read)

      it("is in no guest's answer, page or list of addresses", async () => {
        const raw = (path: string) => api.call({ method: "GET", path })
        const page = `/product/${dear.id}`
        const paths = [
          ...READS.map((read) => `/api/v1${pathOf(read)}`),
          ...["/api/v1/products/suggestions?q=disc", "/", "/showProduct", page],
          ...["/sitemap.xml", "/sitemap.xml?of=parts-1"],
        ]
        // Somebody of the group has asked for all of it before.
        for (const read of READS) await api.get(pathOf(read), buyer.token)
        for (const path of paths) {
          const { body } = await raw(path)
          expect(JSON.stringify(body)).not.toMatch(OF_GROUP)
        }
      })

      it("is in answers that no shared cache keeps, under a tag of their own", async () => {
        for (const read of READS) {
          const path = pathOf(read)
          const guest = await api.get(path)
          const own = await api.get(path, buyer.token)
          expect(guest.headers["cache-control"]).toBe("no-cache")
          expect(own.headers["cache-control"]).toBe("private, no-cache")
          for (const { headers } of [guest, own]) expect(headers.vary).toContain("Authorization")
          expect(own.headers.etag).not.toBe(guest.headers.etag)
          const again = await api.call({
            method: "GET",
            path: `/api/v1${path}`,
            token: buyer.token,
            headers: { "if-none-match": guest.headers.etag ?? "" },
          })
          expect(again.status).toBe(200)
        }
      })

      it("is given to nobody else who asks at the same time", async () => {
        const ask = (token?: string) =>
          Array.from({ length: 5 }, () => api.get(`/product/${dear.id}`, token))
        const answers: [string, Answer][] = []
        for (const round of [1, 2, 3]) {
          const people: [string, string | undefined][] = [
            [`guest ${round}`, undefined],
            ["buyer", buyer.token],
            ["other", other.token],
          ]
          const asked = people.map(([who, token]) => [who, Promise.all(ask(token))] as const)
          for (const [who, all] of asked)
            for (const answer of await all) answers.push([who, answer])
        }
        for (const [who, answer] of answers) {
          const { price } = dataOf(answer, productDetailSchema)
          expect([who, price]).toEqual([who, who === "buyer" ? FIFTY : 10])
        }
      })

      it("is no change of the base price where an administrator of the group saves a part", async () => {
        const admin = await signInAdmin(getContainer(), api)
        await join(getContainer(), { customer: admin, group })
        const seen = await product("", admin.token)
        expect(seen.price).toBe(FIFTY)
        const saved = { productName: "Dear disc", description: "New.", price: seen.price }
        expect((await api.put(`/product/${dear.id}`, saved, admin.token)).status).toBe(200)
        expect(await product()).toMatchObject({ description: "New.", price: 10 })
        const change = await api.put(`/product/${dear.id}`, { price: 9 }, admin.token)
        expect(failureOf(change)).toMatchObject({ code: "price_list_in_force" })
      })
    })
  },
})
