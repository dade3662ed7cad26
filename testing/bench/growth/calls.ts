import { KINDS } from "../shops/words"
import type { Goal } from "../statistics/goal"
import { searchesFor, typedFor, type Sample } from "./searches"

/** A read that is asked of every size; its paths take turns. */
export type GrowthCall = {
  name: string
  paths: readonly string[]
  goal?: Goal
  /** Milliseconds at p50 of the largest shop. */
  limit?: number
}

const LIST: Goal = { bound: "at most", must: 1.5, aim: 1.15 }
const SEARCH: Goal = { bound: "at most", must: 3, aim: 1.5 }
/** Slower suggestions come behind whoever types. */
const SUGGESTED_WITHIN = 60
const V1 = "/api/v1"
/** Rows of a page, whatever the shop's size. */
export const ROWS = 12

/** All but the pages behind the first one, whose cursors each shop has its own. */
export function callsFor(samples: readonly Sample[]): GrowthCall[] {
  const [large, small] = [KINDS[0].handle, KINDS[KINDS.length - 1]?.handle]
  const list = (name: string, query: string) => ({ name, paths: [pagePath(query)], goal: LIST })
  const searches = Object.entries(searchesFor(samples)).map(([name, queries]) => ({
    name: `search: ${name}`,
    paths: queries.map((q) => pagePath(`q=${encodeURIComponent(q)}&sort=relevance`)),
  }))
  const all = searches.flatMap(({ paths }) => paths)
  const facets = (name: string, query: string) => ({
    name: `facets${name}`,
    paths: [`${V1}/products/facets?${query}`],
  })
  return [
    list("list", ""),
    ...["name", "price_asc", "price_desc"].map((sort) => list(`sort=${sort}`, `sort=${sort}`)),
    list("large category", `category=${large}`),
    list("large category by price", `category=${large}&sort=price_asc`),
    list("small category", `category=${small}`),
    list("in stock", "inStock=true"),
    list("attribute", "attribute=Material%3ASteel"),
    list("attribute in a category", `attribute=Material%3ASteel&category=${large}`),
    list("price between", "minPrice=100&maxPrice=120"),
    { name: "search, all of them in turn", paths: all, goal: SEARCH },
    ...searches,
    facets("", ""),
    facets(" of a category", `category=${large}`),
    facets(" of a search", "q=brake+disc"),
    {
      name: "suggestions",
      paths: typedFor(samples).map((q) => `${V1}/products/suggestions?q=${encodeURIComponent(q)}`),
      limit: SUGGESTED_WITHIN,
    },
    { name: "one product", paths: samples.map(({ id }) => `${V1}/product/${id}`) },
  ]
}

/** The pages far down in the default order; each shop's own paths. */
export const DEEP_CALLS = ["nine tenths down", "last page"] as const

/** A deep page of one shop. */
export function deepCall(name: (typeof DEEP_CALLS)[number], path: string): GrowthCall {
  return { name: `list, ${name}`, paths: [path], goal: LIST }
}

/** A page of the list. */
export function pagePath(query: string): string {
  return `${V1}/products?limit=${ROWS}${query && `&${query}`}`
}
