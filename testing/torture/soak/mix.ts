import type { Part } from "../../testkit/client/parts"
import type { Person } from "../../testkit/client/people"
import { pick, type Random } from "../../testkit/random"

/** Of a hundred calls so many are reads and searches; the others are orders. */
const READS = 70
const SEARCHES = 20
const SEARCHED = ["brake disc", "brkae dics", "oil filter estate", "filter", "sp", "soak 12"]
const LISTS = ["", "&sort=name", "&sort=price_asc", "&inStock=true", "&minPrice=5&maxPrice=20"]
const V1 = "/api/v1"

export type World = { buyers: readonly Person[]; parts: readonly Part[] }

export type Wanted = { path: string; order?: { buyer: Person; part: Part } }

/** What somebody of many who browse, search and order does next. */
export function nextOf({ buyers, parts }: World, random: Random): Wanted {
  const chance = random() * 100
  const words = encodeURIComponent(pick(random, SEARCHED))
  if (chance < READS) {
    const reads = [
      ...LISTS.map((query) => `${V1}/products?limit=12${query}`),
      `${V1}/product/${pick(random, parts)._id}`,
      `${V1}/products/facets`,
      `${V1}/reviews?limit=12`,
      `${V1}/config`,
    ]
    return { path: pick(random, reads) }
  }
  if (chance < READS + SEARCHES) {
    const searches = [
      `${V1}/products?limit=12&sort=relevance&q=${words}`,
      `${V1}/products/suggestions?q=${words}`,
    ]
    return { path: pick(random, searches) }
  }
  const order = { buyer: pick(random, buyers), part: pick(random, parts) }
  return { path: `${V1}/orders`, order }
}
