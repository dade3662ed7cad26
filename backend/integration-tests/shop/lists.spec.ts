import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { failureOf, testApi, type Answer } from "../setup/test-api"

const rowsSchema = z.array(z.object({ _id: z.string() }))

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    const idsOf = ({ body }: Answer) => {
      const rows = Array.isArray(body) ? body : z.object({ data: z.unknown() }).parse(body).data
      return rowsSchema.parse(rows).map(({ _id }) => _id)
    }
    const nextOf = ({ headers }: Answer) =>
      /^<\/api\/v1(.+)>; rel="next"$/.exec(headers.link ?? "")?.[1]
    const review = (by: Person, reviewTitle: string) =>
      api.post(
        "/reviews",
        { name: by.name, email: by.email, reviewTitle, reviewDes: "d", rating: "4" },
        by.token,
      )

    it("goes through every list page by page, newest first, and counts all rows", async () => {
      const part = await addPart(getContainer(), { stock: 1000 })
      const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
      await signUp(api)
      for (const title of ["one", "two", "three"]) {
        await placeOrder(api, { part, buyer })
        await review(buyer, title)
      }
      const paths = [
        "/users",
        "/orders",
        `/orders/${buyer.email}`,
        "/reviews",
        `/reviews/${buyer.email}`,
      ]
      for (const path of paths) {
        const all = await api.get(path, admin.token)
        expect(idsOf(all)).toHaveLength(3)
        expect(all.headers).toMatchObject({ "x-total-count": "3" })
        expect(nextOf(all)).toBeUndefined()
        const first = await api.get(`${path}?limit=2`, admin.token)
        expect(first.headers["x-total-count"]).toBe("3")
        const last = await api.get(nextOf(first) ?? "", admin.token)
        expect(last.headers["x-total-count"]).toBe("3")
        expect([...idsOf(first), ...idsOf(last)]).toEqual(idsOf(all))
        expect(nextOf(last)).toBeUndefined()
      }
    })

    it("tells rows of one moment apart by their id", async () => {
      const buyer = await signUp(api)
      for (const title of ["one", "two", "three", "four"]) await review(buyer, title)
      const knex = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await knex.raw("update review set created_at = '2026-01-01T12:00:00.123Z'")
      const seen: string[] = []
      let path: string | undefined = "/reviews?limit=1"
      while (path) {
        const page: Answer = await api.get(path)
        seen.push(...idsOf(page))
        path = nextOf(page)
      }
      expect(seen).toEqual(idsOf(await api.get("/reviews")))
      expect(new Set(seen).size).toBe(4)
    })

    it("moves no row to another page when rows are added and deleted in between", async () => {
      const buyer = await signUp(api)
      for (const title of ["one", "two", "three", "four"]) await review(buyer, title)
      const before = idsOf(await api.get("/reviews"))
      const first = await api.get("/reviews?limit=2")
      await review(buyer, "five")
      await api.delete(`/review/${before[1]}`, buyer.token)
      const second = await api.get(nextOf(first) ?? "")
      expect([...idsOf(first), ...idsOf(second)]).toEqual(before)
    })

    it.each([
      ["limit", "0"],
      ["limit", "1001"],
      ["limit", "many"],
      ["cursor", ""],
      ["cursor", "forged"],
      ["cursor", Buffer.from('["2026-01-01T00:00:00Z",1]').toString("base64url")],
      ["cursor", Buffer.from(`["2026-01-01T00:00:00Z","' or 1=1"]`).toString("base64url")],
      ["cursor", Buffer.from('["yesterday","rev_1"]').toString("base64url")],
    ])("refuses the %s %j", async (field, value) => {
      const admin = await signInAdmin(getContainer(), api)
      for (const path of ["/users", "/orders", `/orders/${admin.email}`, "/reviews"]) {
        const answer = await api.get(`${path}?${field}=${encodeURIComponent(value)}`, admin.token)
        expect(failureOf(answer)).toMatchObject({ status: 400, errors: [{ field }] })
      }
    })
  },
})
