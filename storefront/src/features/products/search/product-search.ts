import type { ProductListQuery } from "@shop/contract/product/product"
import { writeQuery, type Parameters } from "@/platform/api/write-query"
import { SEARCH_LENGTH } from "./search-length"
import { readRange } from "./measure-ranges"
import { searchText } from "./texts"

export type ProductSort = ProductListQuery["sort"]

/**
 * What the list's address asks for; empty texts mean everything. `category` is a handle, an
 * attribute is `Label:Value`, a measure `Label:from..to`, prices are decimal text in major units. An
 * empty `sort` is the usual one: the best match of a search, else the newest. `sortBy` is the label
 * that a sort by a measure goes by.
 */
export type ProductSearch = {
  q: string
  category: string
  attributes: readonly string[]
  measures: readonly string[]
  inStock: boolean
  minPrice: string
  maxPrice: string
  sort: ProductSort | ""
  sortBy: string
}

type Sort = { sort: ProductSort; text: string }

const MEASURE_SORTS = [
  { sort: "measure_asc", text: "byMeasure" },
  { sort: "measure_desc", text: "byMeasureDown" },
] as const

const SORTS: readonly Sort[] = [
  { sort: "relevance", text: searchText("bestMatch") },
  { sort: "newest", text: searchText("newestFirst") },
  { sort: "name", text: searchText("byName") },
  { sort: "price_asc", text: searchText("byPrice") },
  { sort: "price_desc", text: searchText("byPriceDown") },
]

const MOST_ATTRIBUTES = 20
const MOST_MEASURES = 10
const ATTRIBUTE = /^[^:]+:[^]+$/
const PRICE = /^\d{1,12}(\.\d{1,6})?$/

/** Everything, in the usual order. */
export const EVERYTHING: ProductSearch = {
  q: "",
  category: "",
  attributes: [],
  measures: [],
  inStock: false,
  minPrice: "",
  maxPrice: "",
  sort: "",
  sortBy: "",
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
    measures: [...new Set(parameters.getAll("measure").filter(readRange))].slice(0, MOST_MEASURES),
    inStock: parameters.get("inStock") === "true",
    minPrice: readPrice(textOf("minPrice")),
    maxPrice: readPrice(textOf("maxPrice")),
    sort: [...SORTS, ...MEASURE_SORTS].find(({ sort }) => sort === asked)?.sort ?? "",
    sortBy: textOf("sortBy"),
  })
}

/** The address's part after `?` for a search; what is usual is left out. */
export function writeSearch(search: ProductSearch): string {
  const { sort, sortBy } = withUsualSort(search)
  return writeQuery({ ...filtersOf(search), sort, sortBy })
}

/** What a search narrows the list by, under the names that address and shop share. */
export function filtersOf(search: ProductSearch): Parameters {
  const { q, category, attributes, measures, inStock, minPrice, maxPrice } = search
  return {
    q,
    category,
    attribute: attributes,
    measure: measures,
    inStock: inStock ? "true" : "",
    minPrice,
    maxPrice,
  }
}

/** The order that the list is in. */
export function sortOf({ q, sort }: ProductSearch): ProductSort {
  return sort || usualSort(q)
}

/**
 * The orders to choose from, and one by a measure where it is in force: without a search nothing
 * matches better than anything else.
 */
export function sortsFor({ q, sort: now, sortBy: measure }: ProductSearch): Sort[] {
  const byMeasure = measure ? MEASURE_SORTS.filter(({ sort }) => sort === now) : []
  return [
    ...(q ? SORTS : SORTS.filter(({ sort }) => sort !== "relevance")),
    ...byMeasure.map(({ sort, text }) => ({ sort, text: searchText(text, { measure }) })),
  ]
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
  const sort = chosen && search.sort !== usualSort(search.q) ? search.sort : ""
  return { ...search, sort, sortBy: sort.startsWith("measure") ? search.sortBy : "" }
}

function usualSort(q: string): ProductSort {
  return q ? "relevance" : "newest"
}
