import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import fs from "node:fs"
import path from "node:path"
import { indexCatalogue } from "../../src/modules/product-search-index/loaders/index-catalogue"
import { LOADER_LOCK } from "../../src/locks/locks"
import { watchChanges } from "../../src/modules/change-feed/loaders/watch-changes"
import { guardOrders } from "../../src/modules/order-guard/loaders/guard-orders"
import { indexLowLevels } from "../../src/modules/order-index/loaders/index-low-levels"
import { indexOrderEntries } from "../../src/modules/order-index/loaders/index-order-entries"
import { indexOrders } from "../../src/modules/order-index/loaders/index-orders"
import { ORDER_INDEXES } from "../../src/modules/order-index/order-indexes"
import { indexSessions } from "../../src/modules/payment-journal/loaders/index-sessions"
import { indexListedPrices } from "../../src/modules/product-index/loaders/index-listed-prices"
import { indexProducts } from "../../src/modules/product-index/loaders/index-products"
import { nameInventory } from "../../src/modules/product-index/loaders/name-inventory"
import { LIST_INDEX } from "../../src/modules/product-index/product-indexes"
import { databaseImage } from "../setup/run/database-image"
import { migrate } from "../setup/run/migrated-template"
import { payOrder } from "../setup/orders/pay-order"
import { signUp } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { schemaImage } from "./schema-image"

const ROOT = path.resolve(__dirname, "../../..")
const MODULES = path.join(ROOT, "backend/src/modules")
const LOADERS = [
  ...[indexCatalogue, guardOrders, indexOrders, indexOrderEntries, indexLowLevels],
  ...[indexSessions, indexProducts, indexListedPrices, nameInventory, watchChanges],
]

/** Has the loaders find nothing of what they made last. */
const FORGET = [
  ...[...ORDER_INDEXES, LIST_INDEX].map(({ name }) => `drop index ${name}`),
  "comment on function shop_hold_stock() is null",
  "comment on function shop_catalogue_commit() is null",
  "comment on function shop_keep_word() is null",
  "comment on function shop_order_refresh(text[]) is null",
  "comment on function shop_keep_low_level() is null",
  "comment on function shop_keep_listed_price() is null",
  "comment on function shop_name_inventory(text[], boolean) is null",
  "comment on table change_mark is null",
].join(";")
const WAITING = `select cast(count(*) as integer) as waiting from pg_locks
  where locktype = 'advisory' and not granted`

/** The migrations of the shop's own modules. */
const ownMigrations = fs
  .readdirSync(MODULES, { recursive: true, encoding: "utf8" })
  .filter((file) => /migrations\/Migration\d+\.ts$/.test(file))
  .map((file) => path.basename(file, ".ts"))

const ownLoaders = fs
  .readdirSync(MODULES, { recursive: true, encoding: "utf8" })
  .filter((file) => /loaders\/[\w-]+\.ts$/.test(file))

ownShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    it("leaves a shop with an order as it was, when the note of what was migrated is lost", async () => {
      await openShop(getContainer())
      const [part, buyer] = [await addPart(getContainer()), await signUp(api)]
      await payOrder(api, { order: await placeOrder(api, { part, buyer }), buyer })
      const review = { reviewTitle: "Fits", reviewDes: "Every one.", rating: "5" }
      await api.post("/reviews", { ...review, name: "A", email: buyer.email }, buyer.token)
      const image = async () => ({
        rows: await databaseImage(getContainer()),
        schema: await schemaImage(getContainer()),
      })
      const before = await image()

      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const { rows: forgotten } = await database.raw<{ rows: unknown[] }>(
        "delete from mikro_orm_migrations where name = any(:ownMigrations) returning name",
        { ownMigrations },
      )
      expect(forgotten).toHaveLength(ownMigrations.length)
      const { projectConfig } = getContainer().resolve(ContainerRegistrationKeys.CONFIG_MODULE)
      await migrate(projectConfig.databaseUrl ?? "", ROOT)
      expect(LOADERS).toHaveLength(ownLoaders.length)
      for (const load of LOADERS) await load({ container: getContainer() })

      expect(await image()).toEqual(before)
      const { rows: noted } = await database.raw<{ rows: unknown[] }>(
        "select name from mikro_orm_migrations where name = any(:ownMigrations)",
        { ownMigrations },
      )
      expect(noted).toHaveLength(ownMigrations.length)
      // A process of its own that migrates takes 30 seconds, and twice that on a slow machine.
    }, 180_000)

    it("makes guards and indexes anew by one loader after the other, though all run at once", async () => {
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const before = await schemaImage(getContainer())
      await database.raw(FORGET)
      // One of the pool's connections has the lock: as many loaders as there are others wait for it.
      const { max } = (database.client as { pool: { max: number } }).pool
      let loading: Promise<unknown> | undefined
      await database.transaction(async (transaction) => {
        await transaction.raw(LOADER_LOCK)
        loading = Promise.all(LOADERS.map((load) => load({ container: getContainer() })))
        await expect
          .poll(async () => (await transaction.raw(WAITING)).rows)
          .toEqual([{ waiting: Math.min(LOADERS.length, max - 1) }])
      })
      await loading
      expect(await schemaImage(getContainer())).toEqual(before)
    })
  },
})
