import { KINDS } from "../shops/words"
import { skuOf } from "./made-rows"

const V1 = "/api/v1"

/** Addresses of buyers of made parts; `parts` are numbers of such that the shop has. */
export function buyerPaths(parts: number, products: readonly string[]): ((n: number) => string)[] {
  const kind = (n: number) => KINDS[n % KINDS.length]?.handle
  return [
    () => "/",
    (n) => `${V1}/products?limit=12&sort=${n % 2 ? "price_asc" : "name"}`,
    (n) => `${V1}/product/${products[n % products.length]}`,
    (n) => `${V1}/products?limit=12&category=${kind(n)}`,
    (n) => `/product/${products[n % products.length]}`,
    () => `${V1}/products?limit=12&q=brake%20disc`,
    (n) => `${V1}/products?limit=12&q=${skuOf(1 + ((n * 7919) % parts)).toLowerCase()}`,
    (n) => `${V1}/products?limit=12&category=${kind(n)}&sort=price_desc`,
  ]
}
