import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { openLocationsShop, type LocationsShop } from "../locations/locations-shop"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { imageWithoutTrail } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import type { TestPart } from "../setup/shop-fixture"
import { sendSync, statusesOf, syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"

type Row = Record<string, unknown>

/** Rows of one batch of prices or stock. */
const BATCH = 1000

/** Rows that name no part: with them a batch is full. */
const rest = (rows: readonly Row[], value: Row): Row[] =>
  Array.from({ length: BATCH - rows.length }, (_, at) => ({ sku: `NONE-${at}`, ...value }))

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string
    let shop: LocationsShop
    let part: TestPart

    beforeAll(async () => {
      shop = await openLocationsShop(getContainer(), api)
      part = await shop.add("LN-1", { Works: 500 })
      await shop.add("LN-2", { Works: 500 })
      await shop.add("LN-3", { Works: 500 })
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const send = async (kind: string, body: readonly Row[], query = "") =>
      syncedOf(await sendSync(api, { kind, token, body, query }))
    /** Sends neighbouring batches that begin with these rows; answers what became of those. */
    const inBatches = async (kind: string, batches: readonly Row[][]) => {
      const value = kind === "prices" ? { price: 1 } : { available: 1 }
      const rows = batches.flatMap((own) => [...own, ...rest(own, value)])
      const synced = await send(kind, rows)
      expect(synced.verdicts.map(({ row }) => row)).toEqual(rows.map((_, at) => at + 1))
      return batches.map((own, at) => statusesOf(synced).slice(at * BATCH, at * BATCH + own.length))
    }
    const prices = async () => {
      const { rows } = await database(getContainer()).raw<{ rows: Row[] }>(PRICES)
      return rows
    }

    it("sees in a batch what the one before it named", async () => {
      const given = await inBatches("prices", [
        [{ sku: "LN-1", external_id: "ERP-1", price: 21 }],
        [{ external_id: "ERP-1", price: 22 }],
        [{ sku: "LN-2", external_id: "ERP-1", price: 23 }],
      ])
      expect(given.flat().map(([, status]) => status)).toEqual(["updated", "updated", "invalid"])
      expect(await prices()).toEqual([
        { sku: "LN-1", external_id: "ERP-1", amount: 22 },
        { sku: "LN-2", external_id: null, amount: 9.5 },
        { sku: "LN-3", external_id: null, amount: 9.5 },
      ])
    })

    it("sees in a batch that the one before it took an id from a part", async () => {
      await send("prices", [{ sku: "LN-1", external_id: "ERP-1", price: 30 }])
      const taken = await inBatches("prices", [
        [{ sku: "LN-1", external_id: "ERP-2", price: 31 }],
        [
          { external_id: "ERP-1", price: 32 },
          { external_id: "ERP-2", price: 33 },
        ],
        [{ sku: "LN-3", external_id: "ERP-1", price: 34 }],
      ])
      const statuses = taken.map((own) => own.map(([, status]) => status))
      expect(statuses).toEqual([["updated"], ["invalid", "updated"], ["updated"]])
      expect(await prices()).toEqual([
        { sku: "LN-1", external_id: "ERP-2", amount: 33 },
        { sku: "LN-2", external_id: null, amount: 9.5 },
        { sku: "LN-3", external_id: "ERP-1", amount: 34 },
      ])
    })

    it("takes the newest of rows that name one part in two ways in neighbouring batches", async () => {
      await send("prices", [{ sku: "LN-1", external_id: "ERP-1", price: 30 }])
      const ordered = (version: number, price: number) => [{ sku: "LN-1", version, price }]
      const named = (version: number, price: number) => [{ external_id: "ERP-1", version, price }]
      expect(
        await inBatches("prices", [ordered(5, 31), named(4, 32), named(7, 33), ordered(6, 34)]),
      ).toEqual([
        // Of rows that name it alike the newest is known before.
        [[1, "stale"]],
        [[1 + BATCH, "stale"]],
        [[1 + 2 * BATCH, "updated"]],
        [[1 + 3 * BATCH, "stale"]],
      ])
      expect(await prices()).toContainEqual({ sku: "LN-1", external_id: "ERP-1", amount: 33 })
      const unversioned = [
        [{ sku: "LN-2", external_id: "ERP-2", price: 41 }],
        [{ external_id: "ERP-2", price: 42 }],
      ]
      expect((await inBatches("prices", unversioned)).flat().map(([, one]) => one)).toEqual([
        "updated",
        "updated",
      ])
      expect(await prices()).toContainEqual({ sku: "LN-2", external_id: "ERP-2", amount: 42 })
    })

    it("counts stock in the order of the rows, each change told where the one before it ended", async () => {
      await send("prices", [{ sku: "LN-1", external_id: "ERP-1", price: 30 }])
      const stock = (available: number, way: Row) => [{ ...way, available, version: available }]
      const [sku, erp] = [{ sku: "LN-1" }, { external_id: "ERP-1" }]
      const statuses = await inBatches("stock", [
        stock(601, erp),
        [{ sku: "LN-1", physical: 602, location: "Works", version: 1 }],
        stock(603, { ...sku, external_id: "ERP-1" }),
      ])
      expect(statuses.flat().map(([, status]) => status)).toEqual(["updated", "updated", "updated"])
      expect(await shop.available(part)).toBe(603)
      const path = `/admin/audit-trail?kind=stock&thing_id=${part.id}&limit=3`
      const { body } = await api.call({ method: "GET", path, token })
      expect(body).toMatchObject({
        entries: [
          { before: { stocked: 602 }, after: { stocked: 603 } },
          { before: { stocked: 601 }, after: { stocked: 602 } },
          { before: { stocked: 500 }, after: { stocked: 601 } },
        ],
      })
    })

    it("ends two runs at once as one after the other would", async () => {
      const file = (version: number) =>
        Array.from({ length: 3 }, (_, at) => {
          const own = [1, 2, 3].map((n) => ({
            ...(at === 0 ? { sku: `LN-${n}` } : { sku: `LN-${n}x${at}` }),
            ...{ price: 100 + version, version },
          }))
          return [...own, ...rest(own, { price: 1 })]
        }).flat()
      const versions = [1, 2, 3, 4]
      const runs = await Promise.all(versions.map((version) => send("prices", file(version))))
      for (const [at, synced] of runs.entries()) {
        expect(synced.run.state).toBe("done")
        const own = statusesOf(synced).slice(0, 3)
        expect(new Set(own.map(([, status]) => status)).size).toBe(1)
        if (versions[at] === 4) expect(own[0]?.[1]).toBe("updated")
      }
      expect((await prices()).map(({ amount }) => amount)).toEqual([104, 104, 104])
      const older = await send("prices", file(3).slice(0, 3))
      expect(statusesOf(older).map(([, status]) => status)).toEqual(["stale", "stale", "stale"])
    })

    it("ends the same when a file in several batches is sent again", async () => {
      const rows = [1, 2, 3].flatMap((n) => [
        ...[{ sku: `LN-${n}`, external_id: `E-${n}`, price: 50 + n, version: n }],
        ...rest([{}], { price: 1 }),
      ])
      expect((await send("prices", rows)).run.counts).toMatchObject({ updated: 3 })
      const { sync_run: _, sync_bad_row: __, ...before } = await imageWithoutTrail(getContainer())
      expect((await send("prices", rows)).run.counts).toMatchObject({ unchanged: 3, updated: 0 })
      const { sync_run: _r, sync_bad_row: _b, ...after } = await imageWithoutTrail(getContainer())
      expect(after).toEqual(before)
    })
  },
})

const PRICES = `select v.sku, p.external_id, cast(price.amount as double precision) as amount
  from product_variant v
  join product p on p.id = v.product_id
  join product_variant_price_set link on link.variant_id = v.id
  join price on price.price_set_id = link.price_set_id
  where v.sku like 'LN-%' order by v.sku`

function database(container: MedusaContainer) {
  return container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
}
