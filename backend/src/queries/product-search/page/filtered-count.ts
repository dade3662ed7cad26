import type { MedusaContainer } from "@medusajs/framework/types"
import type { CatalogueFilter } from "../../fitment/asked-vehicle"
import { bucketName, bucketOf } from "../../product/list/index-bucket"
import { readOwnKind } from "../../product/own/own-kind"
import { ownPrices } from "../../product/own/own-prices"
import { SHOP_AND_LISTS } from "../../product/price-in-force"
import type { Buyer } from "../../product/sellable"
import type { AskedPage, ReadPage } from "./found-page"
import { type IndexState, readIndexState, stateOf } from "../index-state"
import { KeptCounts, type KeptTotal } from "../kept-counts"
import { runSearchStatement, type SearchStatement } from "../match-levels"
import { betweenPrices, groupFilters } from "../search-filters"
import { searchPageStatement } from "./search-page-statement"

const TOTALS = new KeptCounts<KeptTotal>(1000)

type Counted = Pick<ReadPage, "total"> & IndexState

/** How many parts a range of prices leaves whoever asks, of one bucket or of all. */
export async function countBetweenPrices(
  container: MedusaContainer,
  { filter, buyer }: { filter: CatalogueFilter; buyer: Buyer },
): Promise<number> {
  const [now, own] = await Promise.all([
    readIndexState(container, filter, buyer),
    readOwnKind(container, buyer, filter),
  ])
  const page = { limit: 1, place: undefined, sort: "newest", sortBy: undefined } as const
  const asked = { ...page, filter, buyer, own, matches: undefined, categoryIds: undefined }
  return Number((now && (await countOf(container, asked, now)))?.total ?? 0)
}

/** How many parts filters alone leave, counted once for each state of the catalogue and of prices. */
export function countOf(
  container: MedusaContainer,
  asked: AskedPage,
  now: IndexState,
): Promise<KeptTotal | undefined> {
  // In whichever order, and whichever way a measure is found, there are as many.
  const unordered = { ...asked, sort: "newest", place: undefined, counted: true } as const
  const filter = { ...asked.filter, fewValued: undefined }
  return TOTALS.of(container, { asked: filter, now }, async () => {
    const statement = countedByPrice(asked) ?? searchPageStatement(unordered)
    const all = await runSearchStatement<Counted>(container, statement)
    return all && { total: all.total, version: all.version, own: all.own, of: Number(all.total) }
  })
}

/**
 * A count within a range of prices that the order of base prices has, on the shelf of a bucket or of
 * all: to look at each of 300,000 entries took 0.7 s, and costs that with a buyer's own prices 3 s. What
 * these bring into the range, or take from it, is reckoned beside. Undefined for other filters.
 */
function countedByPrice({ filter, own, buyer }: AskedPage): SearchStatement | undefined {
  const isBetween = betweenPrices(filter)
  const bucket = bucketOf(filter)
  if (!isBetween || !own || bucket === undefined || bucket === "attribute") return undefined
  const isAll = bucket === "all"
  const based = isAll ? "catalogue_cost" : "catalogue_price"
  const isPlaced = isAll ? "true" : `shelf = ${bucketName(bucket)}`
  const isHere = isAll ? "true" : `${bucketName(bucket)} = any(cost.shelves)`
  return {
    statement: `with ${SHOP_AND_LISTS}, ${ownPrices(own, isBetween)}
select (select count(*) from ${based} where ${isPlaced} and ${isBetween("base_price")}) + (
    select count(*) filter (where ${isBetween("own.amount")})
      - count(*) filter (where ${isBetween("cost.base_price")})
    from own join catalogue_cost cost on cost.variant_id = own.variant_id
    where ${isHere}) as total,
  ${stateOf(filter, true)}`,
    bindings: { ...groupFilters(filter).bindings, customer_id: buyer.customer_id },
  }
}
