import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { codeOf } from "../../../src/contract/product/part-number"
import { LIST_ORDERS } from "../../../src/queries/product/list/list-order"
import { readRows } from "../../../src/queries/product/list/read-rows"
import { sellableRows } from "../../../src/queries/product/list/sellable-rows"
import type { ListedPart } from "../../../src/queries/product/sellable"

/** What rows of lists take from their entries. */
type Repeated = Pick<ListedPart, "id" | "name" | "category" | "rule">

type Entry = Repeated & {
  variant_id: string
  base_price: string | null
  in_stock: boolean
  /** What of the name is a word of its own where all between its letters and digits is left out. */
  joined: string
}

const EVERY = { limit: 10_000, place: null, customer_id: null }

const SHELVES = `unnest(category_ids || case when in_stock then array['+'] else '{}' end
  || array(select '=' || choice from unnest(attributes) choice where length(choice) <= 250)
  || array(select distinct '=' from unnest(attributes) choice where length(choice) > 250))`

const TRUE_PLACES = `select shelf, variant_id, product_id, created_at, name_key, has_base
  from catalogue_entry cross join ${SHELVES} shelf`

const TRUE_TALLY = `select shelf, count(*) as entries
  from catalogue_entry cross join lateral (select '' as shelf union all select ${SHELVES}) s
  where has_base group by 1
  union all select case when is_giftcard then '$giftcard' else '$product' end, count(*)
  from product where deleted_at is null group by 1
  union all select '$inventory_item', count(*) from inventory_item
  where deleted_at is null having count(*) > 0`

const TRUE_UNLISTED = `select p.id from product p
  left join product_variant v on v.product_id = p.id and v.deleted_at is null
  left join catalogue_entry e on e.variant_id = v.id
  where p.deleted_at is null and e.variant_id is null group by 1`

const KEPT_TALLY = `select shelf, cast(sum(entries) as bigint) as entries
  from catalogue_tally group by 1 having sum(entries) <> 0`

const TRUE_PRICES = `select shelf, cost.base_price, e.variant_id, e.product_id
  from catalogue_entry e join catalogue_cost cost on cost.variant_id = e.variant_id
  cross join ${SHELVES} shelf
  where cost.base_price is not null and shelf not like '=%'`

const ENTRIES = "select variant_id, product_id, has_base from catalogue_entry"

const COSTS = "select variant_id, product_id, base_price is not null from catalogue_cost"

const TRUE_NUMBERS = `select n.code, n.kind, e.variant_id, n.shown
  from catalogue_entry e
  cross join jsonb_to_recordset(e.numbers) as n(kind text, code text, shown text)`

const KEPT_NUMBERS = "select code, kind, variant_id, shown from catalogue_number"

const differing = (one: string, other: string) =>
  `(select count(*) from (
    ((${one}) except all (${other})) union all ((${other}) except all (${one}))) d)`

const COUNTED = `select ${differing(TRUE_PLACES, "table catalogue_place")} as places,
  ${differing(TRUE_PRICES, "table catalogue_price")} as prices,
  ${differing(ENTRIES, COSTS)} as costs,
  ${differing(TRUE_NUMBERS, KEPT_NUMBERS)} as numbers,
  ${differing(TRUE_TALLY, KEPT_TALLY)} as tallies,
  ${differing(TRUE_UNLISTED, "table catalogue_unlisted")} as unlisted,
  (select count(*) from catalogue_pending) as pending`

/** Rows of the catalogue's own tables that are not what the others make of them; mends the entries. */
export async function catalogueFaults(container: MedusaContainer): Promise<Record<string, number>> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const counted = await database.raw<{ rows: Record<string, string>[] }>(COUNTED)
  const mended = await database.raw<{ rows: { entries: string }[] }>(
    "select shop_catalogue_refresh_all() as entries",
  )
  return Object.fromEntries(
    Object.entries({ ...counted.rows[0], ...mended.rows[0] }).map(([key, n]) => [key, Number(n)]),
  )
}

/** No row at fault. */
export const NO_FAULTS = {
  ...{ places: 0, prices: 0, costs: 0, numbers: 0, tallies: 0, unlisted: 0 },
  ...{ pending: 0, entries: 0 },
}

/** The rows of Medusa's own tables that the entries must tell too, in the order of their names. */
export async function soldByMedusasTables(container: MedusaContainer): Promise<Entry[]> {
  const statement = sellableRows({ order: LIST_ORDERS.name, detail: true })
  const { sellables } = await readRows(container, statement, EVERY)
  return sellables
    .filter(({ is_listed }) => !is_listed)
    .map((sellable) => ({
      ...repeatedOf(sellable),
      variant_id: sellable.variant_id,
      base_price: String(sellable.price),
      in_stock: sellable.available > 0,
      joined: sellable.name.toLowerCase().split(", ").map(codeOf).join("\n"),
    }))
}

function repeatedOf({ id, name, category, rule }: ListedPart): Repeated {
  return { id, name, category, rule }
}

/** The public category of handle :category and all below it. */
const IN_CATEGORY = `exists (
  select from product_category root
  join product_category c on c.id = root.id or starts_with(c.mpath, root.mpath || '.')
  join product_category_product link on link.product_category_id = c.id
  where root.handle = :category and root.deleted_at is null and root.is_active
    and not root.is_internal and c.deleted_at is null and c.is_active and not c.is_internal
    and link.product_id = p.id)`

/** Of each category, by its handle, the names of what is sold in it by Medusa's own tables. */
export async function soldInCategories(container: MedusaContainer): Promise<[string, string[]][]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { handle: string }[] }>(
    "select handle from product_category where deleted_at is null order by 1",
  )
  const statement = sellableRows({ order: LIST_ORDERS.name, filters: [IN_CATEGORY] })
  const found: [string, string[]][] = []
  for (const { handle } of rows) {
    const { sellables } = await readRows(container, statement, { ...EVERY, category: handle })
    found.push([handle, sellables.map(({ name }) => name)])
  }
  return found
}

/** The entries of these variants, with what rows of lists take from them, in the order of their names. */
export async function entriesOf(container: MedusaContainer, ids: string[]): Promise<Entry[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { sellables } = await readRows(container, sellableRows({ order: LIST_ORDERS.name }), EVERY)
  const listed = new Map(sellables.map((sellable) => [sellable.variant_id, sellable]))
  const { rows } = await database.raw<{ rows: Omit<Entry, keyof Repeated>[] }>(
    `select variant_id, cast(cast(base_price as float8) as text) as base_price, in_stock,
        array_to_string(
          (string_to_array(joined, chr(10)))[: cardinality(string_to_array(name, ', '))],
          chr(10)) as joined
      from catalogue_entry join catalogue_cost using (variant_id)
      where variant_id = any(?) order by name_key, variant_id`,
    [ids],
  )
  return rows.map((row) => {
    const sellable = listed.get(row.variant_id)
    if (!sellable) throw new Error(`No list has ${row.variant_id}`)
    return { ...row, ...repeatedOf(sellable) }
  })
}
