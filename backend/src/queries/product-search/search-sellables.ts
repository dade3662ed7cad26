import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductListQuery } from "../../contract/product/product"
import { sellablesOf } from "../product/list/sellables-of"
import type { CatalogueFilter } from "../fitment/asked-vehicle"
import type { Buyer } from "../product/sellable"
import { withFewValued } from "./few-valued"
import type { FoundPage } from "./page/found-page"
import { searchByMatchLevel } from "./match-levels"
import { searchPage } from "./page/search-page"
import { isNarrowed } from "./search-filters"
import { readTerms } from "./terms/read-terms"

type Asked = CatalogueFilter & {
  sort: ProductListQuery["sort"]
  /** The label of a sort by a measure. */
  sortBy?: string | undefined
  limit: number
  /** Where the last page ended. */
  place: string[] | undefined
  buyer: Buyer
}

/** A page of what a search finds; `last` is where its last row stands when others follow. */
export async function searchSellables(
  container: MedusaContainer,
  { q = "", sort, sortBy, limit, place, buyer, ...asked }: Asked,
) {
  const filter = await withFewValued(container, asked, sortBy)
  const terms = await readTerms(container, q)
  const { answer, level } = await searchByMatchLevel<FoundPage>(container, terms, {
    isEmpty: ({ total }) => Number(total) === 0,
    isFiltered: isNarrowed(filter),
    buyer,
    ask: (matches, level) =>
      searchPage(container, { filter, matches, sort, sortBy, limit, place, buyer }, level),
  })
  const ids = answer.rows.map(({ variant_id }) => variant_id)
  return {
    sellables: await sellablesOf(container, { ids, detail: false, buyer }),
    total: Number(answer.total),
    last: answer.more ? answer.rows.at(-1)?.place : undefined,
    level,
  }
}
