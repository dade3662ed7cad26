import { openLocationsShop, type LocationsShop } from "../locations/locations-shop"
import { signInMedusaAdmin, newEmail } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { sendSync, syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"

type Row = Record<string, unknown>

/** Rows that say nothing of what a test is about, a whole batch of any kind. */
const A_BATCH = 1000

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string
    let shop: LocationsShop

    beforeAll(async () => {
      shop = await openLocationsShop(getContainer(), api)
      await shop.add("BR-1", { Works: 500 })
      await shop.add("BR-2", { Works: 500 })
      token = await signInMedusaAdmin(api)
    })

    const send = async (kind: string, body: readonly Row[], query = "") => {
      const { verdicts } = syncedOf(await sendSync(api, { kind, token, body, query }))
      return verdicts.map(({ status, message }) => (message ? `${status}: ${message}` : status))
    }
    /** Of rows that are a batch away from each other, tried first: both tell the same. */
    const sendApart = async (kind: string, rows: readonly Row[], value: Row) => {
      const between = Array.from({ length: A_BATCH - 1 }, () => value)
      const body = rows.flatMap((row) => [row, ...between])
      const told = async (query: string) =>
        (await send(kind, body, query)).filter((_, at) => at % A_BATCH === 0)
      const tried = await told("?dry_run=true")
      expect(await told("")).toEqual(tried)
      return tried
    }
    const shown = async (sku: string) => {
      const { body } = await api.get(`/products?q=${sku}`)
      return (body as { data: { sku: string; productName: string; price: number }[] }).data
        .filter((row) => row.sku === sku)
        .map(({ productName, price }) => [productName, price])
    }

    it("outdates no good row that is about the same thing, and the next good one does", async () => {
      expect(
        await send("prices", [
          { sku: "BR-1", price: 11 },
          { sku: "BR-1", price: 12 },
          { sku: "BR-1", price: -1 },
          { sku: "br-1", price: 13 },
        ]),
      ).toEqual([
        "stale: Line 2 says it anew",
        "updated",
        "invalid: A negative price is not possible",
        "invalid: is no part's",
      ])
      expect(
        await send("stock", [
          { sku: "BR-1", physical: 70, location: "Works", version: 2 },
          { sku: "BR-1", physical: 1.5, location: "Works", version: 3 },
        ]),
      ).toEqual(["updated", "invalid: quantity must be a whole number"])
      expect(await shown("BR-1")).toMatchObject([[expect.any(String), 12]])
    })

    it("does so of parts whose cells are wrong and of customers whose groups nobody knows", async () => {
      const made = { description: "A can.", price: 4, stock: 60 }
      expect(
        await send("products", [
          { sku: "BR-9", title: "Bad rows nine", ...made },
          { sku: "BR-9", title: "Bad rows nine", ...made, price: 5 },
          { sku: "BR-9", title: "Bad rows ten", ...made, category: "Nobody's" },
          { sku: "BR-9", price: "free" },
        ]),
      ).toEqual([
        "stale: Line 2 says it anew",
        "created",
        'invalid: There is no category "Nobody\'s"',
        expect.stringMatching(/^invalid: /),
      ])
      expect(await shown("BR-9")).toEqual([["Bad rows nine", 5]])
      const email = newEmail("bad-rows")
      expect(
        await send("customers", [
          { email, name: "Known Person" },
          { email, name: "Another Person", groups: ["Nobody's"] },
        ]),
      ).toEqual(["created", 'invalid: There is no customer group "Nobody\'s"'])
    })

    it("does so where they are far apart, in a dry run too", async () => {
      const made = { description: "A can.", price: 4, stock: 60 }
      const far = [
        { sku: "BR-20", title: "Bad rows twenty", ...made },
        { sku: "BR-20", title: "Bad rows twenty", ...made, price: 5 },
        { sku: "BR-20", title: "Bad rows 21", ...made, category: "Nobody's" },
      ]
      expect(await sendApart("products", far, { sku: "", price: 1 })).toEqual([
        `stale: Line ${1 + A_BATCH} says it anew`,
        "created",
        'invalid: There is no category "Nobody\'s"',
      ])
      expect(await shown("BR-20")).toEqual([["Bad rows twenty", 5]])
      const versions = [
        { sku: "BR-30", title: "Bad rows thirty", ...made, version: 3 },
        { sku: "BR-30", title: "Bad rows thirty", ...made, version: 2 },
      ]
      expect(await sendApart("products", versions, { sku: "", price: 1 })).toEqual([
        "created",
        "stale: Line 1 says it anew",
      ])
      const prices = [
        { sku: "BR-2", price: 21, version: 4 },
        { sku: "BR-2", price: "x", version: 9 },
        { sku: "BR-2", price: 22, version: 3 },
      ]
      expect(await sendApart("prices", prices, { sku: "", price: 1 })).toEqual([
        "updated",
        expect.stringMatching(/^invalid: /),
        "stale: Line 1 says it anew",
      ])
      expect(await shown("BR-2")).toMatchObject([[expect.any(String), 21]])
    })

    it("leaves the newest version to count where rows name one part in two ways", async () => {
      await send("prices", [{ sku: "BR-1", external_id: "ERP-BR", price: 30 }])
      expect(
        await send("prices", [
          { sku: "BR-1", version: 5, price: 31 },
          { external_id: "ERP-BR", version: 4, price: 32 },
        ]),
      ).toEqual(["updated", "stale: Line 1 says it anew"])
      expect(await shown("BR-1")).toMatchObject([[expect.any(String), 31]])
    })
  },
})
