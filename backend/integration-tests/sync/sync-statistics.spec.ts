import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { BATCH } from "../../src/queries/sync/staged-rows"
import { signInMedusaAdmin } from "../setup/people"
import { planOf } from "../setup/run/plan-of"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop } from "../setup/shop-fixture"
import { sendSync, statusesOf, syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"

/** The first run has been counted, of the second PostgreSQL knows nothing. */
const RUNS = `create temporary table sync_row (like public.sync_row including all) on commit drop;
  insert into sync_row select 'counted', n, 'part ' || n, null, '{}', true from generate_series(1, 2000) n;
  analyze sync_row;
  insert into sync_row select 'new', n, 'part ' || n, null, '{}', true from generate_series(1, 2000) n`

const TABLES = ["product", "product_variant"]

/** When somebody had PostgreSQL look at a table; what it does by itself it keeps apart. */
const LOOKED_AT = `select relname from pg_stat_user_tables
  where relname in ('product', 'product_variant', 'sync_run') and last_analyze >= ? order by 1`

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)

    beforeAll(async () => {
      await openShop(getContainer())
      await addPart(getContainer(), { sku: "BD-1", name: "Disc one" })
      // What tests before this one left behind in their files, and what PostgreSQL does by itself meanwhile.
      for (const table of TABLES) {
        await database().raw(`alter table ${table} set (autovacuum_enabled = false)`)
        await database().raw(`vacuum full ${table}`)
      }
    })
    afterAll(async () => {
      for (const table of TABLES) {
        await database().raw(`alter table ${table} reset (autovacuum_enabled)`)
      }
    })

    it("are made of what a thousand new parts are in, and of nothing else", async () => {
      const began = new Date()
      const lookedAt = async () => {
        const found = await database().raw<{ rows: { relname: string }[] }>(LOOKED_AT, [began])
        return found.rows.map(({ relname }) => relname)
      }
      const token = await signInMedusaAdmin(api)
      const send = async (from: number, to: number) => {
        const body = Array.from({ length: to - from }, (_, at) => ({
          ...{ sku: `N-${from + at}`, title: `Filter ${from + at}`, description: "A can." },
          ...{ image: "/uploads/filter.webp", category: "Brake discs", price: 4.5, stock: 120 },
        }))
        const all = statusesOf(syncedOf(await sendSync(api, { kind: "products", token, body })))
        expect(new Set(all.map(([, status]) => status))).toEqual(new Set(["created"]))
      }
      await send(0, 400)
      expect(await lookedAt()).toEqual([])
      await send(400, 1400)
      expect(await lookedAt()).toEqual(TABLES)
    })

    it("are not needed to go through a run's batch once, and not again for each of its rows", async () => {
      const batch = { run_id: "new", after: 0, limit: 1000, refused: [] }
      const plan = await database().transaction(async (transaction) => {
        await transaction.raw(RUNS)
        return planOf(transaction, `(analyze) ${BATCH}`, batch)
      })
      const read = [...plan.matchAll(/CTE Scan on batch.* rows=(\d+)\S* loops=(\d+)/g)]
      expect(read.map(([, rows, loops]) => [rows, loops])).toEqual([
        ["1000", "1"],
        ["1000", "1"],
      ])
    })
  },
})
