import type { ProductListQuery } from "../../../contract/product/product"
import type { CatalogueFilter } from "../../fitment/asked-vehicle"
import type { OwnPrices } from "../../product/own/own-prices"
import type { Buyer } from "../../product/sellable"
import type { IndexState } from "../index-state"
import type { SearchMatches } from "../matches/matches"

export type AskedPage = {
  filter: Omit<CatalogueFilter, "q">
  /** Of the filter's category, where it was looked up. */
  categoryIds: readonly string[] | undefined
  matches: SearchMatches | undefined
  sort: ProductListQuery["sort"]
  /** The label of a sort by a measure. */
  sortBy: string | undefined
  limit: number
  /** Where the last page ended. */
  place: string[] | undefined
  buyer: Buyer
  /** Of which kind the buyer's prices are, where the search is by price. */
  own: OwnPrices | undefined
}

export type FoundPage = {
  total: string
  more: boolean
  rows: { variant_id: string; place: string[] }[]
}

/** A page with the state that it was read in. */
export type ReadPage = FoundPage & IndexState

export const NOTHING_FOUND: FoundPage = { total: "0", more: false, rows: [] }
