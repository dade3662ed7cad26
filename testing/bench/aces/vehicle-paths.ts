import { KINDS } from "../shops/words"

const V1 = "/api/v1"

/** Addresses that buyers open one after the other: the shop's pages and what they ask for. */
export function vehiclePaths(
  vehicles: number,
  products: readonly string[],
): ((n: number) => string)[] {
  const vehicle = (n: number) => ((n * 7919) % vehicles) + 1
  return [
    () => "/",
    () => `${V1}/products?limit=12`,
    (n) => `${V1}/products?limit=12&vehicle=${vehicle(n)}`,
    (n) => `${V1}/product/${products[n % products.length]}?vehicle=${vehicle(n)}`,
    (n) => `${V1}/products?limit=12&category=${KINDS[n % KINDS.length]?.handle}`,
    (n) => `/product/${products[n % products.length]}`,
    (n) => `${V1}/products?limit=12&q=brake%20disc&vehicle=${vehicle(n)}`,
  ]
}
