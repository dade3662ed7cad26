import type { ProductListQuery } from "@shop/contract/product/product"
import { writeQuery, type Parameters } from "@/platform/api/write-query"
import { searchText } from "./texts"

export type ProductSort = ProductListQuery["sort"]

/**
 * What the list's address asks for; empty texts mean everything. `category` is a handle, an
 * attribute is `Label:Value`, prices are decimal text in major units. An empty `sort` is the usual
 * one: the best match of a search, else the newest.
 */
export type ProductSearch = {
  q: string
  category: string
  attributes: readonly string[]
  inStock: boolean
  minPrice: string
  maxPrice: string
  sort: ProductSort | ""
}

const SORTS: readonly { sort: ProductSort; text: string }[] = [
  { sort: "relevance", text: searchText("bestMatch") },
  { sort: "newest", text: searchText("newestFirst") },
  { sort: "name", text: searchText("byName") },
  { sort: "price_asc", text: searchText("byPrice") },
  { sort: "price_desc", text: searchText("byPriceDown") },
]

// As much as the shop takes.
export const SEARCH_LENGTH = 200
const MOST_ATTRIBUTES = 20
const ATTRIBUTE = /^[^:]+:[^]+$/
const PRICE = /^\d{1,12}(\.\d{1,6})?$/

/** Everything, in the usual order. */
export const EVERYTHING: ProductSearch = {
  q: "",
  category: "",
  attributes: [],
  inStock: false,
  minPrice: "",
  maxPrice: "",
  sort: "",
}

/** The search that an address stands for; what it does not understand counts as not asked. */
export function readSearch(parameters: URLSearchParams): ProductSearch {
  const textOf = (name: string) => (parameters.get(name) ?? "").trim().slice(0, SEARCH_LENGTH)
  const asked = parameters.get("sort")
  const attributes = parameters.getAll("attribute").filter((one) => ATTRIBUTE.test(one))
  return withUsualSort({
    q: textOf("q"),
    category: textOf("category"),
    attributes: [...new Set(attributes)].slice(0, MOST_ATTRIBUTES),
    inStock: parameters.get("inStock") === "true",
    minPrice: readPrice(textOf("minPrice")),
    maxPrice: readPrice(textOf("maxPrice")),
    sort: SORTS.find(({ sort }) => sort === asked)?.sort ?? "",
  })
}

/** The address's part after `?` for a search; what is usual is left out. */
export function writeSearch(search: ProductSearch): string {
  return writeQuery({ ...filtersOf(search), sort: withUsualSort(search).sort })
}

/** What a search narrows the list by, under the names that address and shop share. */
export function filtersOf(search: ProductSearch): Parameters {
  const { q, category, attributes, inStock, minPrice, maxPrice } = search
  return {
    q,
    category,
    attribute: attributes,
    inStock: inStock ? "true" : "",
    minPrice,
    maxPrice,
  }
}

/** The order that the list is in. */
export function sortOf({ q, sort }: ProductSearch): ProductSort {
  return sort || usualSort(q)
}

/** The orders to choose from: without a search nothing matches better than anything else. */
export function sortsFor({ q }: ProductSearch) {
  return q ? SORTS : SORTS.filter(({ sort }) => sort !== "relevance")
}

/** A typed price (`12.50`, `12,5`, `1,200`) as the shop takes it; empty where it is none. */
export function readPrice(typed: string): string {
  const text = typed
    .trim()
    .replace(/,(?=\d{3}(\D|$))/g, "")
    .replace(",", ".")
    .replace(/\.$/, "")
  return PRICE.test(text) ? text : ""
}

function withUsualSort(search: ProductSearch): ProductSearch {
  const chosen = sortsFor(search).some(({ sort }) => sort === search.sort)
  return chosen && search.sort !== usualSort(search.q) ? search : { ...search, sort: "" }
}

function usualSort(q: string): ProductSort {
  return q ? "relevance" : "newest"
}
