import type { MedusaContainer } from "@medusajs/framework/types"
import { COUNTED_ROWS } from "../../derived/counted-rows"
import { productNameSql } from "../../spelling/product-name"
import { queryPrepared } from "../database/prepared-query"
import { runSearchStatement } from "../product-search/match-levels"
import { readCount } from "./counted-rows"
import type { ListPage, Page } from "./list-page"
import { productConditions, type ProductFilter } from "./product-filter"

/** The orders of a list; an index has all but the last. A name stands where the shop compares it, whatever its case. */
const KEYS = {
  id: ["p.id"],
  created_at: ["p.created_at", "p.id"],
  title: [productNameSql("p.title"), "p.id"],
  updated_at: ["p.updated_at", "p.id"],
} as const

export type ProductOrder = { key: keyof typeof KEYS; direction: "ASC" | "DESC" }

type Asked = Page & { filter: ProductFilter; order: ProductOrder }

const idsOf = (conditions: readonly string[], { key, direction }: ProductOrder) => `array(
  select p.id from product p
  where ${conditions.join("\n    and ")}
  order by ${KEYS[key].map((sql) => `${sql} ${direction}`).join(", ")}
  offset :skip limit :take) as ids`

/** A page of the products that a filter leaves, sold or not. */
export async function readProductPage(
  container: MedusaContainer,
  { order, filter, skip, take }: Asked,
): Promise<ListPage> {
  const { isGiftCard, ...narrowed } = filter
  const { conditions, bindings } = productConditions(filter)
  const ids = idsOf(conditions, order)
  const bound = { ...bindings, skip, take }
  if (Object.values(narrowed).every((wanted) => wanted === undefined)) {
    const { product, giftCard } = COUNTED_ROWS
    const shelves = { true: [giftCard], false: [product], undefined: [product, giftCard] }
    const [[page], count] = await Promise.all([
      queryPrepared<{ ids: string[] }>(container, `select ${ids}`, bound),
      readCount(container, shelves[`${isGiftCard}`]),
    ])
    return { ids: page?.ids ?? [], count }
  }
  // Planned for what is asked: a channel may have all products, a category one.
  const statement = `select ${ids}, (
  select cast(count(*) as integer) from product p
  where ${conditions.join("\n    and ")}) as count`
  const page = await runSearchStatement<ListPage>(container, { statement, bindings: bound })
  return page ?? { ids: [], count: 0 }
}
