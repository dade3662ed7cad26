import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { FEW_PIECES } from "../../../src/derived/few-pieces"
import { readLowStock } from "../../../src/queries/overview/low-stock"
import { signUp } from "../../setup/people"
import { placeOrder } from "../../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../../setup/shop-fixture"
import { sharedShop } from "../../setup/run/shop-suite"
import { testApi } from "../../setup/test-api"

const KEPT = "select level_id, inventory_item_id, location_id, available from low_level"
const TRUTH = `select id, inventory_item_id, location_id, stocked_quantity - reserved_quantity
  from inventory_level
  where deleted_at is null and stocked_quantity - reserved_quantity < ${FEW_PIECES}`

type Counted = { all: number; on_page: number }
/** Of this connection; those of transactions before that it has not told PostgreSQL yet are among them. */
const COUNTED = `select cast(pg_stat_get_xact_tuples_updated(levels) as int) as "all",
    cast(pg_stat_get_xact_tuples_hot_updated(levels) as int) as on_page
  from cast(cast('inventory_level' as regclass) as oid) levels`

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let part: TestPart
    let level: string

    const database = (): Knex => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const rowsOf = async <Row>(statement: string, bindings: readonly string[] = []) =>
      (await database().raw<{ rows: Row[] }>(statement, [...bindings])).rows
    /** Of the part's level, if it is among those of few pieces. */
    const kept = async () => {
      const rows = await rowsOf<{ available: string }>(`${KEPT} where level_id = ?`, [level])
      return rows.map(({ available }) => Number(available))
    }
    const differences = () =>
      rowsOf(`(${KEPT} except ${TRUTH}) union all (${TRUTH} except ${KEPT})`)
    const set = (assignment: string) =>
      database().raw(`update inventory_level set ${assignment} where id = ?`, [level])
    const findLow = async (under: number) => {
      const { parts } = await readLowStock(getContainer(), { under, limit: 1000, offset: 0 })
      return parts.find(({ product_id }) => product_id === part.id)?.available
    }

    beforeEach(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer(), { stock: FEW_PIECES + 40 })
      const [found] = await rowsOf<{ id: string }>(
        `select l.id from inventory_level l
        join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
        join product_variant v on v.id = i.variant_id
        where v.product_id = ?`,
        [part.id],
      )
      level = found?.id ?? ""
    })

    afterEach(async () => {
      expect(await differences()).toEqual([])
    })

    it("keeps a level from the order on that leaves few pieces of it", async () => {
      expect(await kept()).toEqual([])
      const buyer = await signUp(api)
      await placeOrder(api, { part, buyer })
      expect(await kept()).toEqual([FEW_PIECES - 10])
      await placeOrder(api, { part, buyer })
      expect(await kept()).toEqual([FEW_PIECES - 60])
    })

    it("lets a level go that gets many pieces, is put aside or is removed", async () => {
      await set("stocked_quantity = 7")
      expect(await kept()).toEqual([7])
      await set(`stocked_quantity = ${FEW_PIECES}`)
      expect(await kept()).toEqual([])
      await set("stocked_quantity = 0")
      await set("deleted_at = now()")
      expect(await kept()).toEqual([])
      await set("deleted_at = null")
      expect(await kept()).toEqual([0])
      await set("location_id = 'sloc_elsewhere'")
      expect(await differences()).toEqual([])
      await database()("inventory_level").where({ id: level }).delete()
      expect(await kept()).toEqual([])
    })

    it("finds what is low, also where a shop calls more pieces few", async () => {
      await set("stocked_quantity = 90")
      expect(await findLow(100)).toBe(90)
      expect(await findLow(90)).toBeUndefined()
      await set(`stocked_quantity = ${FEW_PIECES + 90}`)
      expect(await findLow(FEW_PIECES)).toBeUndefined()
      expect(await findLow(FEW_PIECES + 100)).toBe(FEW_PIECES + 90)
    })

    it("counts and lists so many of the scarcest, and says whether there are more", async () => {
      const stocks = [30, 10, 20, 0]
      for (const [index, stock] of stocks.entries()) {
        await addPart(getContainer(), { sku: `BD-LOW-${index}`, stock })
      }
      const read = (page: { most: number; limit?: number; offset?: number }) =>
        readLowStock(getContainer(), { under: 100, limit: 9, offset: 0, ...page })
      const left = async (page: Parameters<typeof read>[0]) => {
        const { parts, ...counted } = await read(page)
        return { ...counted, left: parts.map(({ available }) => available) }
      }
      expect(await left({ most: 3 })).toEqual({ count: 3, has_more: true, left: [0, 10, 20] })
      expect(await left({ most: 3, limit: 2, offset: 2 })).toMatchObject({ left: [20] })
      expect(await left({ most: 3, limit: 2, offset: 3 })).toMatchObject({ left: [] })
      expect(await left({ most: 4 })).toEqual({ count: 4, has_more: false, left: [0, 10, 20, 30] })
    })

    it("counts a part of several items once, by what all of them give", async () => {
      const other = await addPart(getContainer(), { sku: "BD-LOW-9", stock: 70 })
      await set("stocked_quantity = 40")
      await database().raw(
        `update product_variant_inventory_item set required_quantity = 2
        where inventory_item_id = (select inventory_item_id from inventory_level where id = ?)`,
        [level],
      )
      await database().raw(
        `insert into product_variant_inventory_item
          (id, variant_id, inventory_item_id, required_quantity)
        select 'pvitem_both', v.id, i.inventory_item_id, 1
        from product_variant v, product_variant_inventory_item i
        join product_variant o on o.id = i.variant_id
        where v.product_id = ? and o.product_id = ?`,
        [part.id, other.id],
      )
      const { count, parts } = await readLowStock(getContainer(), {
        ...{ under: 100, limit: 9, offset: 0 },
      })
      expect(count).toBe(2)
      expect(parts.map(({ product_id, available }) => [product_id, available])).toEqual([
        [part.id, 20],
        [other.id, 70],
      ])
    })

    it("writes no index of Medusa's table where what is stocked or reserved changes", async () => {
      const { before, after } = await database().transaction(async (transaction) => {
        const counted = async () => {
          const { rows } = await transaction.raw<{ rows: Counted[] }>(COUNTED)
          return rows[0] ?? { all: 0, on_page: 0 }
        }
        const before = await counted()
        for (const pieces of [500, 5000]) {
          const assignment = "stocked_quantity = ?, raw_stocked_quantity = ?, updated_at = now()"
          const raw = JSON.stringify({ value: String(pieces), precision: 20 })
          await transaction.raw(`update inventory_level set ${assignment} where id = ?`, [
            ...[pieces, raw, level],
          ])
        }
        return { before, after: await counted() }
      })
      expect(after).toEqual({ all: before.all + 2, on_page: before.on_page + 2 })
    })

    it("has room on a page for a count of all levels that are there", async () => {
      const { all, on_page } = await database().transaction(async (transaction) => {
        await transaction.raw(
          `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity,
            raw_stocked_quantity)
          select 'ilev_room_' || n, l.inventory_item_id, 'sloc_room_' || n, 5000, raw_stocked_quantity
          from inventory_level l, generate_series(1, 1000) n where l.id = ?`,
          [level],
        )
        const counted = async () => {
          const { rows } = await transaction.raw<{ rows: Counted[] }>(COUNTED)
          return rows[0] ?? { all: 0, on_page: 0 }
        }
        const before = await counted()
        await transaction.raw(
          `update inventory_level set stocked_quantity = 5001, updated_at = now()
          where id like 'ilev_room_%'`,
        )
        const after = await counted()
        await transaction.raw("delete from inventory_level where id like 'ilev_room_%'")
        return { all: after.all - before.all, on_page: after.on_page - before.on_page }
      })
      expect(all).toBe(1000)
      // A page or two had rows before.
      expect(on_page).toBeGreaterThan(950)
    })
  },
})
