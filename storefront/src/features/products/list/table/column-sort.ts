import type { Sort } from "@/components/ui/table/column"
import { sortOf, type ProductSearch } from "../../search/product-search"
import { listText } from "../texts"

export const PART = listText("part")
export const PRICE = listText("priceOf")

type Order = Pick<ProductSearch, "sort" | "sortBy">

/** The column that a list's order is of; null where it is none of theirs. */
export function sortOfColumns(search: ProductSearch): Sort | null {
  const sort = sortOf(search)
  const direction = sort.endsWith("_desc") ? "desc" : "asc"
  if (sort === "name") return { head: PART, direction }
  if (sort.startsWith("price")) return { head: PRICE, direction }
  return sort.startsWith("measure") ? { head: search.sortBy, direction } : null
}

/** The list's order by a column; the usual one without. */
export function orderOf(sort: Sort | null): Order {
  if (!sort) return { sort: "", sortBy: "" }
  const { head, direction } = sort
  if (head === PART) return { sort: "name", sortBy: "" }
  if (head === PRICE) return { sort: `price_${direction}`, sortBy: "" }
  return { sort: `measure_${direction}`, sortBy: head }
}
