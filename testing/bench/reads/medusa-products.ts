import { readStore, type Store } from "../orders/store"
import type { Target } from "../wrk/run-wrk"

/** All that a row of /api/v1/products has, and nothing else that Medusa can leave out. */
const FIELDS = [
  ...["id", "title", "description", "thumbnail", "*categories"],
  ...["variants.id", "variants.title", "variants.sku"],
  ...["variants.inventory_quantity", "variants.calculated_price"],
].join(",")

type Query = Readonly<Record<string, string | number>>
type Page = { limit: number; offset?: number }

/** Calls of Medusa's own catalogue, as a storefront makes them for a guest. */
export async function medusaProducts(shop: string, medusa: string) {
  const store = await readStore(shop)
  const ask = (path: string, query: Query): Target => targetOf(store, medusa + path, query)
  const slim = { fields: FIELDS, region_id: store.regionId }
  const newest = { order: "-created_at" }
  return {
    slim: (page: Page) => ask("/store/products", { ...slim, ...newest, ...page }),
    whole: (page: Page) => ask("/store/products", { ...newest, ...page }),
    search: (q: string, page: Page) => ask("/store/products", { ...slim, ...newest, q, ...page }),
    one: (id: string) => ask(`/store/products/${id}`, slim),
  }
}

function targetOf({ publishableApiKey }: Store, address: string, query: Query): Target {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return {
    url: `${address}?${search.toString()}`,
    headers: { "x-publishable-api-key": publishableApiKey },
  }
}
