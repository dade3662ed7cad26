import type { ProductListQuery } from "@shop/contract/product"

export type ProductSort = ProductListQuery["sort"]

/** What the list's address asks for; empty texts mean everything. `category` is a handle. */
export type ProductSearch = { q: string; category: string; sort: ProductSort }

export const SORTS: readonly { sort: ProductSort; text: string }[] = [
  { sort: "newest", text: "Newest first" },
  { sort: "name", text: "Name, A to Z" },
  { sort: "price_asc", text: "Price, lowest first" },
  { sort: "price_desc", text: "Price, highest first" },
]
const DEFAULT_SORT: ProductSort = "newest"

/** As much as the shop takes. */
export const SEARCH_LENGTH = 200

/** The search that an address stands for; what it does not understand counts as not asked. */
export function readSearch(parameters: URLSearchParams): ProductSearch {
  const asked = parameters.get("sort")
  return {
    q: textOf(parameters, "q"),
    category: textOf(parameters, "category"),
    sort: SORTS.find(({ sort }) => sort === asked)?.sort ?? DEFAULT_SORT,
  }
}

/** The address's part after `?` for a search; what is the default is left out. */
export function writeSearch({ q, category, sort }: ProductSearch): string {
  const parameters = new URLSearchParams()
  if (q) parameters.set("q", q)
  if (category) parameters.set("category", category)
  if (sort !== DEFAULT_SORT) parameters.set("sort", sort)
  return parameters.toString()
}

function textOf(parameters: URLSearchParams, name: string): string {
  return (parameters.get(name) ?? "").trim().slice(0, SEARCH_LENGTH)
}
