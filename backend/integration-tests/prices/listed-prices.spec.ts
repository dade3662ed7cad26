import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"

const COLUMNS = "id, price_list_id, currency_code, amount, price_set_id"
const KEPT = `select ${COLUMNS} from listed_price`
const TRUTH = `select ${COLUMNS} from price where price_list_id is not null and deleted_at is null`

const PRICE_SET = `select link.price_set_id from product_variant_price_set link
  join product_variant v on v.id = link.variant_id where v.product_id = ?`

/** Of this connection; those of transactions before that it has not told PostgreSQL yet are among them. */
const COUNTED = `select cast(pg_stat_get_xact_tuples_updated(prices) as int) as "all",
    cast(pg_stat_get_xact_tuples_hot_updated(prices) as int) as on_page
  from cast(cast('price' as regclass) as oid) prices`
type Counted = { all: number; on_page: number }

sharedShop({
  testSuite: ({ getContainer }) => {
    let price_set_id: string

    const database = (): Knex => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const rowsOf = async <Row>(statement: string, bindings: readonly string[] = []) =>
      (await database().raw<{ rows: Row[] }>(statement, [...bindings])).rows
    const amounts = async (list: string) => {
      const ordered = `${KEPT} where price_list_id = ? order by amount`
      const rows = await rowsOf<{ amount: string }>(ordered, [list])
      return rows.map(({ amount }) => Number(amount))
    }
    const set = (list: string, assignment: string) =>
      database().raw(`update price set ${assignment} where price_list_id = ?`, [list])
    const addList = async (...amounts: readonly number[]) => {
      const [list] = await getContainer()
        .resolve(Modules.PRICING)
        .createPriceLists([
          {
            ...{ title: "Workshops", description: "What workshops pay" },
            // From another quantity on each: of two that are for the same Medusa keeps one.
            prices: amounts.map((amount, at) => ({
              ...{ amount, currency_code: "usd", price_set_id, min_quantity: 1 + at * 100 },
            })),
          },
        ])
      return list?.id ?? ""
    }

    beforeEach(async () => {
      await openShop(getContainer())
      const part = await addPart(getContainer())
      const [found] = await rowsOf<{ price_set_id: string }>(PRICE_SET, [part.id])
      price_set_id = found?.price_set_id ?? ""
    })

    afterEach(async () => {
      expect(await rowsOf(`(${KEPT} except ${TRUTH}) union all (${TRUTH} except ${KEPT})`)).toEqual(
        [],
      )
    })

    it("keeps the prices of a list from the beginning to its end", async () => {
      const [list, other] = [await addList(20, 10), await addList(30)]
      expect([await amounts(list), await amounts(other)]).toEqual([[10, 20], [30]])
      await set(list, "amount = amount + 5")
      expect(await amounts(list)).toEqual([15, 25])
      await set(list, "deleted_at = now()")
      expect([await amounts(list), await amounts(other)]).toEqual([[], [30]])
      await set(list, "deleted_at = null")
      expect(await amounts(list)).toEqual([15, 25])
      await getContainer().resolve(Modules.PRICING).deletePriceLists([list])
      expect([await amounts(list), await amounts(other)]).toEqual([[], [30]])
    })

    it("lets a price go that becomes a base price, and takes it back", async () => {
      const list = await addList(20)
      await set(list, "price_list_id = null, amount = 21")
      expect(await amounts(list)).toEqual([])
      await database().raw("update price set price_list_id = ? where amount = 21", [list])
      expect(await amounts(list)).toEqual([21])
    })

    it("writes no index of Medusa's table where a base price changes", async () => {
      const { before, after } = await database().transaction(async (transaction) => {
        const counted = async () => {
          const { rows } = await transaction.raw<{ rows: Counted[] }>(COUNTED)
          return rows[0] ?? { all: 0, on_page: 0 }
        }
        const before = await counted()
        for (const amount of [5, 500]) {
          const raw = JSON.stringify({ value: String(amount), precision: 20 })
          await transaction.raw(
            `update price set amount = ?, raw_amount = ?, updated_at = now()
            where price_set_id = ? and price_list_id is null`,
            [amount, raw, price_set_id],
          )
        }
        return { before, after: await counted() }
      })
      expect(after).toEqual({ all: before.all + 2, on_page: before.on_page + 2 })
    })
  },
})
