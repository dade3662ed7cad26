import type { MedusaContainer } from "@medusajs/framework/types"
import { openLocationsShop, type LocationsShop } from "../locations/locations-shop"
import { databaseImage } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import type { TestPart } from "../setup/shop-fixture"
import { sendSync, statusesOf, syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"

type Row = Record<string, unknown>

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string
    let buyer: Person
    let shop: LocationsShop
    let part: TestPart
    let spread: TestPart

    beforeAll(async () => {
      shop = await openLocationsShop(getContainer(), api)
      part = await shop.add("ST-1", { Works: 500 })
      spread = await shop.add("ST-2", { Works: 100, South: 60 })
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
      buyer = await signUp(api)
    })

    const send = async (kind: string, body: readonly Row[], query?: string) =>
      syncedOf(await sendSync(api, { kind, token, body, ...(query && { query }) }))
    const entries = async (query: string) => {
      const path = `/admin/audit-trail?${query}`
      const { body } = await api.call({ method: "GET", path, token })
      return (body as { entries: Row[] }).entries
    }
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()

    it("sets what pieces cost, and tells of each row and of each price", async () => {
      const { verdicts } = await send("prices", [
        { sku: "ST-1", price: 12.5, version: 20261125 },
        { sku: "ST-2", price: "9.50" },
        { sku: "ST-9", price: 1 },
        { sku: "ST-3" },
        { price: 1 },
        { sku: "ST-1X", price: -1 },
        { sku: "ST-1Y", price: 1, amount: 2 },
      ])
      expect(verdicts).toEqual([
        { row: 1, key: "ST-1", status: "updated" },
        { row: 2, key: "ST-2", status: "unchanged" },
        { row: 3, key: "ST-9", status: "invalid", field: "sku", message: "is no part's" },
        { row: 4, key: "ST-3", status: "invalid", field: "price", message: "is required" },
        {
          ...{ row: 5, key: "", status: "invalid", field: "sku" },
          message: "is required, or an external_id",
        },
        {
          ...{ row: 6, key: "ST-1X", status: "invalid", field: "price" },
          message: "A negative price is not possible",
        },
        {
          ...{ row: 7, key: "ST-1Y", status: "invalid", field: "amount" },
          message: "is no field of such a row",
        },
      ])
      const { body } = await api.get(`/products?q=ST-1&minPrice=12&maxPrice=13`)
      expect(body).toMatchObject({ data: [{ sku: "ST-1", price: 12.5 }] })
      expect(await entries(`kind=price&thing_id=${part.id}`)).toMatchObject([
        { before: { USD: 9.5 }, after: { USD: 12.5 } },
      ])
      const older = await send("prices", [{ sku: "ST-1", price: 1, version: 20261124 }])
      expect(statusesOf(older)).toEqual([[1, "stale"]])
    })

    it("leaves other rungs alone, and prices what has no price yet", async () => {
      const ladder = await shop.add("ST-4", { Works: 100 })
      const bare = await shop.add("ST-5", { Works: 100 })
      await shop.database.raw(RUNG, ["ST-4"])
      await shop.database.raw(WITHOUT_PRICE, ["ST-5"])
      const rows = [
        { sku: "ST-4", price: 9, external_id: "ERP-4" },
        { sku: "ST-5", price: 7 },
      ]
      expect(statusesOf(await send("prices", rows))).toEqual([
        [1, "updated"],
        [2, "updated"],
      ])
      expect(statusesOf(await send("prices", rows))).toEqual([
        [1, "unchanged"],
        [2, "unchanged"],
      ])
      const named = await send("prices", [{ external_id: "ERP-4", price: 9 }])
      expect(statusesOf(named)).toEqual([[1, "unchanged"]])
      const { body } = await api.get("/products?q=ST-&minPrice=7&maxPrice=9")
      expect((body as { data: Row[] }).data).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({ sku: "ST-4", price: 9 }),
          expect.objectContaining({ sku: "ST-5", price: 7 }),
        ]),
      )
      expect(await entries(`kind=price&thing_id=${ladder.id}`)).toMatchObject([
        { before: { USD: 9.5 }, after: { USD: 9 } },
      ])
      expect(await entries(`kind=price&thing_id=${bare.id}`)).toMatchObject([
        { before: { USD: null }, after: { USD: 7 } },
      ])
    })

    it("takes what was ordered since the count off what is available", async () => {
      await placeOrder(api, { part, buyer })
      const now = await send("stock", [{ sku: "ST-1", available: 300 }])
      expect(statusesOf(now)).toEqual([[1, "updated"]])
      expect(await shop.available(part)).toBe(300)
      // The order was placed after it: these 50 are sold, and do not come back.
      await send("stock", [{ sku: "ST-1", available: 300, as_of: anHourAgo }])
      expect(await shop.available(part)).toBe(250)
      const again = await send("stock", [{ sku: "ST-1", available: 300 }], `?as_of=${anHourAgo}`)
      expect(statusesOf(again)).toEqual([[1, "unchanged"]])
      expect(await shop.available(part)).toBe(250)
    })

    it("counts pieces that orders hold in what lies there, and takes off what left since", async () => {
      const order = await placeOrder(api, { part, buyer })
      await send("stock", [{ sku: "ST-1", physical: 400, location: "works" }])
      expect(await shop.levels(part)).toEqual(["Works 400/50"])
      expect(await shop.available(part)).toBe(350)
      await api.call({
        method: "POST",
        path: `/admin/orders/${order._id}/deliver`,
        token,
        body: {},
      })
      expect(await shop.levels(part)).toEqual(["Works 350/0"])
      await send("stock", [{ sku: "ST-1", physical: 400, location: "Works", as_of: anHourAgo }])
      expect(await shop.levels(part)).toEqual(["Works 350/0"])
      await send("stock", [{ sku: "ST-1", physical: 400, location: shop.ids.Works }])
      expect(await shop.available(part)).toBe(400)
      const [entry] = await entries(`kind=stock&thing_id=${part.id}&limit=1`)
      expect(entry).toMatchObject({ before: { stocked: 350 }, after: { stocked: 400 } })
    })

    it("keeps pieces at several locations, and says what it cannot keep", async () => {
      const { verdicts } = await send("stock", [
        { sku: "ST-2", available: 130 },
        { sku: "ST-1", physical: 7, location: "South" },
        { sku: "ST-2", physical: 7 },
        { sku: "ST-2", physical: 7, location: "Moon" },
        { sku: "ST-2", physical: 7, available: 7 },
        { sku: "ST-2", available: "1.5" },
        { sku: "ST-9", available: 1 },
      ])
      expect(verdicts.map(({ status, field, message }) => [status, field, message])).toEqual([
        ["updated", undefined, undefined],
        ["updated", undefined, undefined],
        ["invalid", "location", "is required: the shop sells from several"],
        ["invalid", "location", 'There is no stock location "Moon"'],
        ["invalid", "available", "name the stock as available or as physical, one of them"],
        ["invalid", "available", "quantity must be a whole number"],
        ["invalid", "sku", "is no part's"],
      ])
      expect(await shop.levels(part)).toEqual(["Works 500/0", "South 7/0"])
      expect(await shop.levels(spread)).toEqual(["Works 70/0", "South 60/0"])
    })

    it("answers the same in a dry run, and changes nothing", async () => {
      const before = await imageOf(getContainer())
      const rows = [
        { sku: "ST-1", available: 44, version: 1 },
        { sku: "ST-2", available: 160 },
      ]
      const tried = await send("stock", rows, "?dry_run=true")
      const prices = await send("prices", [{ sku: "ST-1", price: 3 }], "?dry_run=true")
      expect([...statusesOf(tried), ...statusesOf(prices)]).toEqual([
        [1, "updated"],
        [2, "unchanged"],
        [1, "updated"],
      ])
      expect(await imageOf(getContainer())).toEqual(before)
      expect((await send("stock", rows)).verdicts).toEqual(tried.verdicts)
    })
  },
})

const SET_OF = `select link.price_set_id from product_variant_price_set link
  join product_variant v on v.id = link.variant_id where v.sku = ?`

/** A hundred pieces and more of a part cost less. */
const RUNG = `insert into price
    (id, price_set_id, currency_code, amount, raw_amount, rules_count, min_quantity, raw_min_quantity)
  select 'price_rung', own.price_set_id, 'usd', 8, '{"value": "8", "precision": 20}', 0, 100,
    '{"value": "100", "precision": 20}'
  from (${SET_OF}) own`

const WITHOUT_PRICE = `delete from price where price_set_id in (${SET_OF})`

/** All but the runs, and what the trail tells of them. */
async function imageOf(container: MedusaContainer) {
  const { sync_run: _, audit_entry: trail = [], ...tables } = await databaseImage(container)
  return { ...tables, trail: trail.filter(({ kind }) => kind !== "sync") }
}
