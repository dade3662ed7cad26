import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { productListQuerySchema } from "../../../src/contract/product/product"
import { ADD_UP } from "../../../src/modules/product-search-index/places"
import { indexCatalogue } from "../../../src/modules/product-search-index/loaders/index-catalogue"
import { STOCKED } from "../../../src/modules/product-search-index/entry-truth"
import { basePrices } from "../../../src/prices/candidate-prices"
import { readSellablePage } from "../../../src/queries/product/products"
import { seedCategories } from "../../../../demo/src/seed/categories"
import {
  catalogueFaults,
  entriesOf,
  NO_FAULTS,
  soldByMedusasTables,
  soldInCategories,
} from "../../setup/products/catalogue-image"
import { randomWrites, type CatalogueWrite } from "../../setup/products/catalogue-writes"
import { fillShop } from "../../setup/fill-shop"
import { randomCatalogue } from "../../setup/products/random-catalogue"
import { describePart } from "../../setup/products/search-shop"
import { addPart, openShop } from "../../setup/shop-fixture"
import { planOf } from "../../setup/run/plan-of"
import { sharedShop } from "../../setup/run/shop-suite"

/** What PostgreSQL says when two waited for each other, as without the triggers they might. */
const DEADLOCK = "40P01"

sharedShop({
  testSuite: ({ getContainer }) => {
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    beforeAll(() => openShop(getContainer()))

    const apply = (writes: CatalogueWrite[]) =>
      database().transaction(async (transaction) => {
        for (const { statement, bindings } of writes) await transaction.raw(statement, bindings)
      })

    const expectTruth = async () => {
      const sold = await soldByMedusasTables(getContainer())
      const ids = sold.map(({ variant_id }) => variant_id)
      expect(await entriesOf(getContainer(), ids)).toEqual(sold)
      expect(await catalogueFaults(getContainer())).toEqual(NO_FAULTS)
    }

    describe("the catalogue's own tables", () => {
      it("tell what Medusa's tables tell after random writes, also after such as cross", async () => {
        await fillShop(getContainer(), randomCatalogue(1))
        await seedCategories(getContainer())
        for (const writes of randomWrites(1, 12)) {
          await apply(writes)
          await expectTruth()
        }
        for (const [category, names] of await soldInCategories(getContainer())) {
          const query = productListQuerySchema.parse({ category, sort: "name" })
          const page = await readSellablePage(getContainer(), query)
          expect(page?.sellables.map(({ name }) => name)).toEqual(names)
          expect(page?.total).toBe(names.length)
        }
        const work = async (seed: number) => {
          for (const writes of randomWrites(seed, 15)) {
            await apply(writes).catch((error: { code?: string }) => {
              if (error.code !== DEADLOCK) throw error
            })
          }
        }
        await Promise.all([11, 12, 13, 14, 15].map(work))
        await expectTruth()
      })

      it("are mended where they were changed behind the triggers", async () => {
        await addPart(getContainer())
        await database().raw("update catalogue_entry set name = 'Something else'")
        expect(await catalogueFaults(getContainer())).toEqual({ ...NO_FAULTS, entries: 1 })
        await expectTruth()
      })

      it("are mended where a cost was changed behind the triggers, and the order by price with it", async () => {
        await addPart(getContainer())
        await database().raw("update catalogue_cost set base_price = base_price + 1")
        expect(await catalogueFaults(getContainer())).toEqual({ ...NO_FAULTS, entries: 1 })
        await expectTruth()
      })

      it("are written for a price where they tell prices, and nowhere else", async () => {
        await addPart(getContainer())
        const read = async (table: string) => {
          const { rows } = await database().raw<{ rows: { at: string; told: unknown }[] }>(
            `select t.xmin || ':' || t.ctid as at, to_jsonb(t) as told from ${table} t order by told`,
          )
          return rows
        }
        const wide = async () => [await read("catalogue_entry"), await read("catalogue_place")]
        const [before, cheap] = [await wide(), await read("catalogue_price")]
        await database().raw("update price set amount = amount + 1")
        expect(await wide()).toEqual(before)
        const told = await read("catalogue_price")
        expect(told).toHaveLength(cheap.length)
        expect(told).not.toEqual(cheap)
        await expectTruth()
        await database().raw("update price set deleted_at = now()")
        await database().raw("update price set deleted_at = null, amount = amount + 1")
        await expectTruth()
      })

      it("tell by stock alone that the last piece goes and the first comes, in every table", async () => {
        await addPart(getContainer())
        await database().raw("update catalogue_entry set words = 'nobody reads them'")
        const told = async () => {
          const { rows } = await database().raw<{ rows: object[] }>(`
            select e.words, e.in_stock, '+' = any(cost.shelves) as priced,
              exists (select from catalogue_place where shelf = '+') as placed
            from catalogue_entry e join catalogue_cost cost on cost.variant_id = e.variant_id`)
          return rows
        }
        for (const pieces of [0, 5, 7]) {
          await database().raw("update inventory_level set stocked_quantity = ?", [pieces])
          const isThere = pieces > 0
          expect(await told()).toEqual([
            { words: "nobody reads them", in_stock: isThere, priced: isThere, placed: isThere },
          ])
        }
        expect(await catalogueFaults(getContainer())).toEqual({ ...NO_FAULTS, entries: 1 })
        await expectTruth()
      })

      it("tell of a level that is put aside or moves, and of a part that takes several pieces", async () => {
        const mine = await addPart(getContainer())
        const other = await addPart(getContainer(), { sku: "BD-OTHER-1" })
        const levelOf = (id: string) => `
          inventory_item_id = (
            select i.inventory_item_id from product_variant_inventory_item i
            join product_variant v on v.id = i.variant_id where v.product_id = '${id}')`
        const set = async (assignment: string) => {
          await database().raw(`update inventory_level set ${assignment} where ${levelOf(mine.id)}`)
          await expectTruth()
        }
        await set("deleted_at = now()")
        await set("deleted_at = null, stocked_quantity = 0")
        await set("stocked_quantity = 3")
        await set("location_id = location_id || '_elsewhere'")
        await set("location_id = replace(location_id, '_elsewhere', '')")
        await database().raw("update product_variant_inventory_item set required_quantity = 4")
        await expectTruth()
        for (const pieces of [4, 3, 9]) await set(`stocked_quantity = ${pieces}`)
        await database().raw(`delete from inventory_level where ${levelOf(other.id)}`)
        await set(levelOf(other.id).trim())
      })

      it("count anew what is on the one shelf alone that a part comes to by its first piece", async () => {
        await describePart(getContainer(), (await addPart(getContainer(), { stock: 0 })).id, {
          ...{ attributes: [{ label: "Bore", value: "24 mm" }], oem_numbers: [] },
        })
        // In this isolation nobody adds the tally up meanwhile.
        const rows = await database().transaction(
          async (transaction) => {
            await transaction.raw("update inventory_level set stocked_quantity = 5")
            await transaction.raw("set constraints all immediate")
            const told = await transaction.raw<{ rows: object[] }>(`
              select shelf, cast(sum(entries) as integer) as entries from catalogue_tally
              where xmin = cast(pg_current_xact_id() as xid) group by shelf order by shelf`)
            return told.rows
          },
          { isolationLevel: "repeatable read" },
        )
        expect(rows).toEqual([
          { shelf: "", entries: 0 },
          { shelf: "+", entries: 1 },
        ])
      })

      it("tell the most that a rule allows, and another most", async () => {
        await addPart(getContainer(), { rule: { minimum: 60, multiple: 12, carton: 12 } })
        for (const maximum of [480, 960]) {
          await database().raw("update quantity_rule set maximum = ?", [maximum])
          await expectTruth()
        }
        const page = await readSellablePage(getContainer(), productListQuerySchema.parse({}))
        expect(page?.sellables).toMatchObject([
          { rule: { minimum: 60, multiple: 12, maximum: 960 } },
        ])
      })

      it("are mended wherever in a long list of changed products they stand", async () => {
        await addPart(getContainer(), { sku: "FIRST" })
        await addPart(getContainer(), { sku: "LAST" })
        await database().raw("update catalogue_entry set name = 'Something else'")
        const { rows } = await database().raw<{ rows: { mended: string }[] }>(`
          select shop_catalogue_refresh(
            (select id from product order by created_at limit 1)
            || array(select 'nobody' || n from generate_series(1, 2500) n)
            || (select id from product order by created_at desc limit 1)) as mended`)
        expect(rows).toEqual([{ mended: "2" }])
        await expectTruth()
      })

      it("look a part's base prices up by the part, also where PostgreSQL has no statistics yet", async () => {
        const context = { currency: "'usd'", region: "''", groups: "array[]::text[]" }
        const plan = await database().transaction(async (transaction) => {
          await transaction.raw(`
            create temporary table price (like public.price including all) on commit drop;
            insert into price (id, price_set_id, currency_code, amount, raw_amount)
            select n, 'set' || n, 'usd', 1, '{}' from generate_series(1, 20000) n`)
          return planOf(
            transaction,
            `select from unnest(array['set1', 'set2']) wanted(id)
            cross join lateral (${basePrices("wanted.id", context)}) base`,
          )
        })
        expect(plan).toContain("Index Cond: (price_set_id = wanted.id)")
      })

      it("look a part's stock up by the part, also where all lies at one place and nothing was counted yet", async () => {
        const plan = await database().transaction(async (transaction) => {
          await transaction.raw(`
            create temporary table inventory_level (like public.inventory_level including all) on commit drop;
            insert into inventory_level (id, inventory_item_id, location_id, raw_stocked_quantity)
            select n, 'item' || n, 'here', '{}' from generate_series(1, 20000) n`)
          return planOf(
            transaction,
            `select from (select array['here', 'there'] as location_ids) shop
            cross join product_variant v cross join lateral (${STOCKED}) stocked`,
          )
        })
        expect(plan).toContain("Index Cond: (inventory_item_id = ")
      })

      it("change and go with their places and numbers by thousands, also where PostgreSQL takes these for empty", async () => {
        await addPart(getContainer())
        const transaction = await database().transaction()
        try {
          await transaction.raw(`
            set local statement_timeout = '20s';
            create temporary table one on commit drop as select * from catalogue_entry limit 1;
            delete from catalogue_entry;
            analyze catalogue_entry, catalogue_place, catalogue_number;
            insert into catalogue_entry select (jsonb_populate_record(e,
              jsonb_build_object('variant_id', 'copy_' || n, 'product_id', 'copy_' || n))).*
            from (select one from one) one(e) cross join generate_series(1, 2000) n;
            update catalogue_entry set in_stock = not in_stock;
            delete from catalogue_entry`)
          const { rows } = await transaction.raw(
            `select from catalogue_place union all select from catalogue_number`,
          )
          expect(rows).toHaveLength(0)
        } finally {
          await transaction.rollback()
        }
      })

      it("add their tally up shelf by shelf, also where PostgreSQL takes it for empty", async () => {
        const plan = await database().transaction(async (transaction) => {
          await transaction.raw(`
            create temporary table catalogue_tally
              (like public.catalogue_tally including all) on commit drop;
            insert into catalogue_tally values ('', 0, 0);
            delete from catalogue_tally;
            analyze catalogue_tally;
            insert into catalogue_tally
            select 'shelf ' || n % 2000, 1, 1 from generate_series(1, 4000) n`)
          return planOf(transaction, ADD_UP)
        })
        expect(plan).toContain("Index Cond: (shelf = ")
      })

      it("are made anew at the next start where a trigger is gone", async () => {
        await addPart(getContainer())
        await database().raw("drop trigger shop_catalogue_price_update on price")
        await database().raw("update price set amount = amount + 1")
        await indexCatalogue({ container: getContainer() })
        await expectTruth()
        await database().raw("update price set amount = amount + 1")
        await expectTruth()
      })
    })
  },
})
