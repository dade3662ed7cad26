import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { signInMedusaAdmin } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop } from "../setup/shop-fixture"
import { sendSync, statusesOf, syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"

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
  },
})
