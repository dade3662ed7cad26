import { LIST_ORDERS } from "./list/list-order"
import { ROW_NAME, sellableRows } from "./list/sellable-rows"
import { withoutZero } from "../../contract/text"
import { productNameSql } from "../../spelling/product-name"

/** Whose title is one of :titles; said as the index on product names has it. */
const PRODUCT_OF_NAME = `${productNameSql("p.title")} = any(array(
  select lower(title) from unnest(cast(:titles as text[])) title))`

/** Whose name is :name, whatever its case. */
const ROW_OF_NAME = `${productNameSql(ROW_NAME)} = lower(:name)`

/** The titles that a product of a row of this name may have: a variant's name follows its product's. */
function titlesOf(name: string): [string, ...string[]] {
  const whole = withoutZero(name).trim()
  const ends = [...whole.matchAll(/ /g)].map(({ index }) => whole.slice(0, index).trim())
  return [whole, ...ends]
}

/** A statement of sellableRows whose rows hold one part, and how to tell which. */
export type OnePart = {
  statement: string
  bindings: Record<string, unknown>
  isMeant: (row: { id: string }) => boolean
}

const detailOf = (filters: string[]) =>
  sellableRows({ order: LIST_ORDERS.newest, filters, detail: true })

const OF_VARIANT = detailOf(["v.id = :id"])
const OF_PRODUCT = detailOf(["p.id = :id"])
const OF_NAME = detailOf([PRODUCT_OF_NAME, ROW_OF_NAME])

/** The part that an id of /api/v1 names: a product's (of one variant) or a variant's. */
export function partOfId(id: string): OnePart {
  const statement = id.startsWith("variant_") ? OF_VARIANT : OF_PRODUCT
  const bindings = { limit: 1000, id: withoutZero(id) }
  return { statement, bindings, isMeant: (row) => row.id === id }
}

/** The part of this name, whatever its case: names are unique. */
export function partOfName(name: string): OnePart {
  const titles = titlesOf(name)
  const bindings = { limit: 1, titles, name: titles[0] }
  return { statement: OF_NAME, bindings, isMeant: () => true }
}
