import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductFilter } from "../../contract/product/product-search"
import type { ProductListQuery } from "../../contract/product/product"
import type { Buyer } from "../product/sellable"
import { STORED_MINIMUM } from "../shop/shop-settings"
import { LIST_ORDERS } from "../product/list/list-order"
import { readRows } from "../product/list/read-rows"
import { searchByMatchLevel } from "./match-levels"
import { searchPage, type FoundPage } from "./search-page"
import { isNarrowed } from "./search-filters"
import { searchWords } from "./search-words"
import { sellableRows } from "../product/list/sellable-rows"

type Asked = ProductFilter & {
  sort: ProductListQuery["sort"]
  limit: number
  /** Where the last page ended. */
  place: string[] | undefined
  buyer: Buyer
}

const VARIANTS = ["v.id = any(cast(:ids as text[]))"]
const OF_LIST = `select part.*, (${STORED_MINIMUM}) as minimum
  from (${sellableRows({ order: LIST_ORDERS.newest, filters: VARIANTS })}) part`
const IN_DETAIL = sellableRows({ order: LIST_ORDERS.newest, filters: VARIANTS, detail: true })

/** A page of what a search finds; `last` is where its last row stands when others follow. */
export async function searchSellables(
  container: MedusaContainer,
  { q = "", sort, limit, place, buyer, ...filter }: Asked,
  { detail } = { detail: false },
) {
  const { answer, level } = await searchByMatchLevel<FoundPage>(container, searchWords(q), {
    isEmpty: ({ total }) => Number(total) === 0,
    isFiltered: isNarrowed(filter),
    buyer,
    ask: (matches, level) =>
      searchPage(container, { filter, matches, sort, limit, place, buyer }, level),
  })
  const ids = answer.rows.map(({ variant_id }) => variant_id)
  const none = { sellables: [], minimum: null }
  return {
    ...(ids.length > 0 ? await sellablesOf(container, { ids, detail, buyer }) : none),
    total: Number(answer.total),
    last: answer.more ? answer.rows.at(-1)?.place : undefined,
    level,
  }
}

/** The variants' rows in the order of their ids; `minimum` is the shop-wide one, not in detail. */
async function sellablesOf(
  container: MedusaContainer,
  { ids, detail, buyer }: { ids: string[]; detail: boolean; buyer: Buyer },
) {
  const statement = detail ? IN_DETAIL : OF_LIST
  const bindings = { ids, limit: ids.length, customer_id: buyer.customer_id }
  const { sellables, minimum } = await readRows(container, statement, bindings)
  const byId = new Map(sellables.map((sellable) => [sellable.variant_id, sellable]))
  return { sellables: ids.flatMap((id) => byId.get(id) ?? []), minimum }
}
