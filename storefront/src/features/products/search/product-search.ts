import type { ProductListQuery } from "@shop/contract/product/product"
import { vehicleOfAddress } from "@/features/vehicles/chosen-vehicle"
import { writeQuery, type Parameters } from "@/platform/api/write-query"
import { SEARCH_LENGTH } from "./search-length"
import { readRange } from "./measure-ranges"

export type ProductSort = ProductListQuery["sort"]

/**
 * What the list's address asks for; empty texts mean everything. `category` is a handle, an
 * attribute is `Label:Value`, a measure `Label:from..to`, prices are decimal text in major units. An
 * empty `sort` is the usual one: the best match of a search, else the newest. `sortBy` is the label
 * that a sort by a measure goes by. `vehicle` is an _id, `built` the month in which this one was, as
 * 2014-07; the list has what fits it or may, and with `fit` all else, too.
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
  vehicle: string
  built: string
  fit: "all" | ""
}

const SORTS: readonly ProductSort[] = [
  "relevance",
  "newest",
  "name",
  "price_asc",
  "price_desc",
  "measure_asc",
  "measure_desc",
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
  vehicle: "",
  built: "",
  fit: "",
}

/** The search that an address stands for; what it does not understand counts as not asked. */
export function readSearch(parameters: URLSearchParams): ProductSearch {
  const textOf = (name: string) => (parameters.get(name) ?? "").trim().slice(0, SEARCH_LENGTH)
  const asked = parameters.get("sort")
  const { id = "", built = "" } = vehicleOfAddress(parameters) ?? {}
  const attributes = parameters.getAll("attribute").filter((one) => ATTRIBUTE.test(one))
  return withUsualSort({
    q: textOf("q"),
    category: textOf("category"),
    attributes: [...new Set(attributes)].slice(0, MOST_ATTRIBUTES),
    measures: [...new Set(parameters.getAll("measure").filter(readRange))].slice(0, MOST_MEASURES),
    inStock: parameters.get("inStock") === "true",
    minPrice: readPrice(textOf("minPrice")),
    maxPrice: readPrice(textOf("maxPrice")),
    sort: SORTS.find((sort) => sort === asked) ?? "",
    sortBy: textOf("sortBy"),
    vehicle: id,
    built,
    fit: id && parameters.get("fit") === "all" ? "all" : "",
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
  const { vehicle, built, fit } = search
  return {
    q,
    category,
    attribute: attributes,
    measure: measures,
    inStock: inStock ? "true" : "",
    minPrice,
    maxPrice,
    ...(vehicle && { vehicle, built, fit }),
  }
}

/** The order that the list is in. */
export function sortOf({ q, sort }: ProductSearch): ProductSort {
  return sort || usualSort(q)
}

/**
 * Whether a list can be in an order: without a search nothing matches better than anything else, and a
 * measure has to be named.
 */
export function isPossible(sort: ProductSort | "", { q, sortBy }: ProductSearch): boolean {
  if (sort.startsWith("measure")) return sortBy !== ""
  return sort !== "relevance" || q !== ""
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
  const isChosen = isPossible(search.sort, search) && search.sort !== usualSort(search.q)
  const sort = isChosen ? search.sort : ""
  return { ...search, sort, sortBy: sort.startsWith("measure") ? search.sortBy : "" }
}

function usualSort(q: string): ProductSort {
  return q ? "relevance" : "newest"
}
