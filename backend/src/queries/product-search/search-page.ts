import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ProductListQuery } from "../../contract/product/product"
import type { CatalogueFilter } from "../fitment/asked-vehicle"
import type { IndexState } from "./index-state"
import { queryPrepared } from "../database/prepared-query"
import { runSearchStatement } from "./match-levels"
import { CATEGORY_OF_HANDLE } from "./search-filters"
import type { Matches, MatchLevel } from "./matches/matches"
import { isByPrice, searchPageStatement } from "./search-page-statement"
import { IndexStateCache } from "./index-state-cache"
import { readOwnKind } from "../product/own/own-kind"
import type { Buyer } from "../product/sellable"
import { withoutZero } from "../../contract/text"

export type FoundPage = {
  total: string
  more: boolean
  rows: { variant_id: string; place: string[] }[]
}

type Asked = {
  filter: Omit<CatalogueFilter, "q">
  matches: Matches | undefined
  sort: ProductListQuery["sort"]
  sortBy: string | undefined
  limit: number
  /** Where the last page ended. */
  place: string[] | undefined
  buyer: Buyer
}

/** `others`: whether some part has no base price, where only those that have one were asked for. */
type Read = FoundPage & IndexState & { others?: boolean }
type Total = IndexState & { total: string }

const TOTALS = new IndexStateCache<Total>(1000)

/** Whether the last search saw parts without a base price, by the database; a guess for the next one. */
const OTHERS = new WeakMap<object, boolean>()
const NONE: FoundPage = { total: "0", more: false, rows: [] }

/**
 * A page of what a search finds. Words, and what fits a vehicle, are looked up as a whole, and so are counted; what filters
 * alone leave is walked by an index, and counted once for each state of the catalogue and of prices.
 */
export async function searchPage(
  container: MedusaContainer,
  { limit, place, ...asked }: Asked,
  level: MatchLevel,
): Promise<FoundPage> {
  const { category } = asked.filter
  const categoryIds = category ? await idsOf(container, category) : undefined
  const own = isByPrice(asked) ? await readOwnKind(container, asked.buyer, asked.filter) : undefined
  const read = (counted: boolean, isBaseEnough = false) => {
    const page = { ...asked, categoryIds, later: place !== undefined, counted, own, isBaseEnough }
    const { statement, bindings } = searchPageStatement(page)
    const all = { ...bindings, limit, place: place ?? null }
    return runSearchStatement<Read>(container, { statement, bindings: all }, level)
  }
  if (asked.matches || asked.filter.fitting) {
    const database = container.resolve<object>(ContainerRegistrationKeys.PG_CONNECTION)
    if (!own && !OTHERS.get(database)) {
      const page = await read(true, true)
      if (!page?.others) return page ?? NONE
      OTHERS.set(database, true)
    }
    return (await read(true)) ?? NONE
  }
  const page = await read(false)
  const known = page && TOTALS.get(container, asked.filter, page)
  if (known) return { ...page, total: known.total }
  const counted = await read(true)
  if (counted) {
    const { total, version, own } = counted
    TOTALS.set(container, asked.filter, { total, version, own })
  }
  return counted ?? NONE
}

/**
 * The ids of the public category of a handle, none or one. PostgreSQL takes an id that it finds in the
 * statement itself for one of a hundred entries, and so sorted 15,000 of them for a page of twelve.
 */
async function idsOf(container: MedusaContainer, category: string): Promise<string[]> {
  const named = withoutZero(category)
  const statement = `select ${CATEGORY_OF_HANDLE} as ids`
  const [row] = await queryPrepared<{ ids: string[] }>(container, statement, { category: named })
  return row?.ids ?? []
}
