import { pagePath, type GrowthCall } from "../growth/calls"
import { KINDS } from "../shops/words"
import type { Goal } from "../statistics/goal"

const GROWTH: Goal = { bound: "at most", must: 1.5, aim: 1.15 }
/** Of a list for a vehicle, in the larger shop. */
const LIST_WITHIN = 25

/** What visitors who named one of these vehicles ask for; none asks for the same page as another. */
export function vehicleCalls(vehicles: readonly string[], parts: readonly string[]): GrowthCall[] {
  const lists = (name: string, query: string) => ({
    name,
    paths: vehicles.map((id) => pagePath([`vehicle=${id}`, query].filter(Boolean).join("&"))),
    goal: GROWTH,
    limit: LIST_WITHIN,
  })
  const [large] = KINDS
  return [
    lists("list for a vehicle", ""),
    lists("by name", "sort=name"),
    lists("by price", "sort=price_asc"),
    lists("in a category", `category=${large.handle}`),
    lists("search for a vehicle", "q=brake+disc&sort=relevance"),
    {
      name: "facets for a vehicle",
      paths: vehicles.map((id) => `/api/v1/products/facets?vehicle=${id}`),
    },
    {
      name: "vehicles of a part",
      paths: parts.map((id) => `/api/v1/product/${id}/vehicles?limit=20`),
    },
  ]
}

/** The same pages, one time without a vehicle and one time with `fit` told of each part. */
export function toldCalls(vehicles: readonly string[], cursors: readonly string[]) {
  const pages = cursors.map((cursor) => (cursor ? `cursor=${cursor}` : ""))
  return {
    plain: pages.map(pagePath),
    told: pages.map((page, index) => {
      const vehicle = vehicles[index % vehicles.length] ?? ""
      return pagePath([page, `vehicle=${vehicle}&fit=all`].filter(Boolean).join("&"))
    }),
  }
}
