import type { Overview } from "../../src/contract/staff/admin-overview"
import forgetOldDemand from "../../src/jobs/clean-up/forget-old-demand"
import { DEMAND_MODULE } from "../../src/modules/demand"
import type { DemandModuleService } from "../../src/modules/demand/service"
import { keepDemand } from "../../src/workflows/demand/hear-demand"
import { keepDemandWorkflow } from "../../src/workflows/demand/keep-demand"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop } from "../setup/shop-fixture"
import { testApi } from "../setup/test-api"

const DAY_MS = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token = ""
    let buyer: Person
    const kept = () => getContainer().resolve<DemandModuleService>(DEMAND_MODULE)

    beforeAll(async () => {
      await openShop(getContainer())
      await addPart(getContainer(), { sku: "BD-2803-V", name: "Brake disc", stock: 80 })
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
      // Heard as themselves, whatever other callers of this address have looked for.
      buyer = await signUp(api)
      kept().book.take({ everything: true })
    })

    const demand = async (days = 7) => {
      await keepDemand(getContainer())
      const path = `/admin/overview?days=${days}`
      const { body } = await api.call({ method: "GET", path, token })
      return (body as { overview: Overview }).overview.demand
    }
    const search = (q: string) => api.get(`/products?q=${encodeURIComponent(q)}`, buyer.token)

    describe("What is looked for in vain", () => {
      it("is told by searches and by lists, with the part where one is short", async () => {
        await search("left handed widget")
        await search("brake disc")
        const lines = [
          { row: 1, number: "BD–2803–V", qty: 90 },
          { row: 2, number: "XX-9 / 9", qty: 50 },
          { row: 3, number: "BD-2803-V", qty: "no" },
        ]
        await api.post("/order-lines/check", { lines }, buyer.token)
        await api.post("/order-lines/check", { lines }, buyer.token)
        expect(await demand()).toEqual({
          not_found: {
            count: 2,
            words: [
              { word: "left handed widget", count: 1, product: null },
              { word: "xx-9 / 9", count: 1, product: null },
            ],
          },
          short: {
            count: 1,
            words: [
              {
                word: "bd-2803-v",
                count: 1,
                product: { id: expect.stringMatching(/^prod_/) as string, name: "Brake disc" },
              },
            ],
          },
        })
      })

      it("is none where filters or a later page leave nothing", async () => {
        await api.get("/products?q=brake&category=nothing-there", buyer.token)
        await api.get("/products?q=brake&maxPrice=0.01", buyer.token)
        expect(await demand()).toMatchObject({ not_found: { count: 0 } })
      })

      it("tells of no person", async () => {
        await search("mara@example.com")
        await search("+46 8 555 010 22")
        expect(await demand()).toMatchObject({ not_found: { count: 0 } })
      })

      it("is told for the days that are asked for, and forgotten after ninety", async () => {
        const counts = [{ kind: "not_found" as const, word: "damper", count: 3 }]
        for (const days of [0, 20, 91]) {
          const input = { day: dayBefore(days), counts }
          await keepDemandWorkflow(getContainer()).run({ input })
        }
        const words = async (days: number) => (await demand(days)).not_found.words[0]?.count
        expect(await words(7)).toBe(3)
        expect(await words(30)).toBe(6)
        await forgetOldDemand(getContainer())
        const left = await kept().listDemandCounts()
        expect(left.map(({ day }) => day).toSorted()).toEqual([dayBefore(20), dayBefore(0)])
      })
    })
  },
})
