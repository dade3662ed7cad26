import type { MedusaContainer } from "@medusajs/framework/types"
import type { Matched, ProductFacets } from "../../contract/product/product-search"
import type { CatalogueFilter } from "../fitment/asked-vehicle"
import type { Buyer } from "../product/sellable"
import { categoriesOf } from "./category-counts"
import { type FacetCounts, readFacetCounts } from "./facet-counts"
import { labelsOf } from "./facet-labels"
import { withFewValued } from "../product-search/few-valued"
import { searchByMatchLevel } from "../product-search/match-levels"
import type { MatchLevel } from "../product-search/matches/matches"
import { isNarrowed } from "../product-search/search-filters"
import { readTerms } from "../product-search/terms/read-terms"

const MATCHED: Readonly<Record<MatchLevel, Matched>> = {
  exact: "exact",
  similar: "similar",
  begun: "similar",
}

/** What a list of products can be narrowed by, and how many each choice leaves. */
export async function readProductFacets(
  container: MedusaContainer,
  { filter: { q = "", ...asked }, buyer }: { filter: CatalogueFilter; buyer: Buyer },
): Promise<ProductFacets> {
  const filter = await withFewValued(container, asked)
  const terms = await readTerms(container, q)
  const { answer: counts, level } = await searchByMatchLevel<FacetCounts | undefined>(
    container,
    terms,
    {
      isEmpty: (found) => (found?.total ?? 0) === 0,
      isFiltered: isNarrowed(filter),
      buyer,
      ask: (matches, on) => readFacetCounts(container, { filter, matches, buyer }, on),
    },
  )
  if (!counts) return NOTHING
  const { min, max } = counts
  return {
    total: counts.total,
    matched: terms.length === 0 ? "all" : MATCHED[level],
    categories: await categoriesOf(container, counts.categories),
    attributes: labelsOf(counts.attributes, filter.attribute ?? []),
    inStock: counts.inStock,
    price: min === null || max === null ? null : { min, max },
  }
}

const NOTHING: ProductFacets = {
  total: 0,
  matched: "all",
  categories: [],
  attributes: [],
  inStock: 0,
  price: null,
}
