import { staffReturnsSchema } from "../../src/contract/return/staff-return"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { openReturnShop, type ReturnShop } from "./return-shop"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: ReturnShop
    beforeAll(async () => void (shop = await openReturnShop(getContainer(), api)))

    const list = async (query: Record<string, string>) => {
      const { body } = await shop.medusa("GET", `/shop-returns?${new URLSearchParams(query)}`)
      const { returns, count } = staffReturnsSchema.parse(body)
      return { count, numbers: returns.map(({ number }) => number) }
    }

    describe("GET /admin/shop-returns", () => {
      it("has what waits with the oldest first, as many as the overview counts, and all of them newest first", async () => {
        const [{ order: first }, { order: second }] = [
          await shop.arrived({ paid: false }),
          await shop.arrived({ paid: false }),
        ]
        const oldest = await shop.asked(first)
        const refused = await shop.asked(second)
        await shop.step(refused._id, "refuse", { reason: "It was used" })
        const newest = await shop.asked(second)
        const waiting = { count: 2, numbers: [oldest.number, newest.number] }
        expect(await list({ state: "waiting" })).toEqual(waiting)
        const { body } = await shop.medusa("GET", "/overview/waiting")
        expect(body).toMatchObject({ waiting: { returns: waiting.count } })
        expect(await list({ state: "refused" })).toEqual({ count: 1, numbers: [refused.number] })
        const all = [newest.number, refused.number, oldest.number]
        expect(await list({})).toEqual({ count: 3, numbers: all })
        expect(await list({ limit: "1", offset: "1" })).toEqual({ count: 3, numbers: [all[1]] })
      })

      it("finds returns by what their orders are found by, and one by its own number", async () => {
        const { order } = await shop.arrived({ paid: false })
        const { order: other } = await shop.arrived({ paid: false })
        const one = await shop.asked(order)
        const { lines } = await shop.returns(order)
        await shop.asked(order, { lines: [{ line: 1, qty: lines[0]?.qty, reason: "other" }] })
        await shop.asked(other)
        expect((await list({ q: order.number })).count).toBe(2)
        expect((await list({ q: shop.buyer.email })).count).toBe(3)
        expect(await list({ q: ` ${one.number.toLowerCase()} ` })).toEqual({
          count: 1,
          numbers: [one.number],
        })
        expect(await list({ q: "no such words" })).toEqual({ count: 0, numbers: [] })
      })

      it.each(["state=open", "limit=0", "offset=-1"])("refuses %s", async (query) => {
        expect((await shop.medusa("GET", `/shop-returns?${query}`)).status).toBe(400)
      })
    })
  },
})
