import type { ListView } from "./table/list-view"
import type { ProductSearch } from "../search/product-search"

/** Tailwind's `lg`: the filters stand beside the list from here on, and open over it below. */
export const FILTERS_BESIDE = "(min-width: 64rem)"

/**
 * Whether a list needs its facets as it comes: for the filters beside it, a table's columns, to tell
 * whether words were matched as typed, a category's name, or what fits a vehicle by group.
 */
export function needsFacets(
  search: ProductSearch,
  { beside, view }: { beside: boolean; view: ListView },
): boolean {
  return (
    beside || view === "table" || search.q !== "" || search.category !== "" || search.vehicle !== ""
  )
}
