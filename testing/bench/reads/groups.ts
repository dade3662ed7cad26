import type { Goal } from "../statistics/goal"
import { ask, tagOf } from "./ask"
import { LIMIT, LIST_GOALS, OWN, PRODUCTS, ROWS, SLIM, WHOLE, type Urls } from "./goals"
import type { Group } from "./measure-group"
import { medusaProducts } from "./medusa-products"

const SEARCH = "brake disc kestrel"

/** What is measured. */
export async function groupsOf({ own, medusa, limit }: Urls) {
  const calls = await medusaProducts(own, medusa)
  const v1 = (path: string) => ({ url: `${own}/api/v1${path}` })
  const list = v1(`/products?limit=${ROWS}`)
  const lists = {
    [OWN]: list,
    [SLIM]: calls.slim(PRODUCTS),
    [WHOLE]: calls.whole(PRODUCTS),
    [LIMIT]: { url: limit },
  }
  const kept = { ...list, headers: { "if-none-match": await tagOf(list) } }
  const { data } = await ask<{ data: { _id: string }[] }>(list)
  const { products } = await ask<{ products: { id: string }[] }>(calls.slim(1))
  const [part, product] = [data[0]?._id ?? "", products[0]?.id ?? ""]
  const searches = {
    [OWN]: v1(`/products?limit=${ROWS}&q=${encodeURIComponent(SEARCH)}`),
    [SLIM]: calls.search(SEARCH, PRODUCTS),
  }
  const groups: (Group & { goals: Readonly<Record<string, Goal>> })[] = [
    { what: "list", connections: 16, sides: lists, goals: LIST_GOALS },
    { what: "list", connections: 1, sides: lists, goals: {} },
    { what: "list, not changed (304)", connections: 16, sides: { [OWN]: kept }, goals: {} },
    {
      what: "one product",
      connections: 16,
      sides: { [OWN]: v1(`/product/${part}`), [SLIM]: calls.one(product) },
      goals: {},
    },
    { what: "search", connections: 16, sides: searches, goals: {} },
  ]
  return groups
}
