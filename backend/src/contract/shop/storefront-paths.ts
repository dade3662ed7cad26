import { ACTION_PATH } from "./action-path"

/**
 * Addresses that the storefront has a page for; `:id` stands for one segment. The server answers
 * every other address with status 404 and the not-found page.
 */
export const STOREFRONT_PATHS = [
  "/",
  "/showProduct",
  "/product/:id",
  "/purchase/:id",
  "/basket",
  "/quickOrder",
  "/list/:token",
  "/login",
  "/register",
  "/forgetPass",
  "/staff",
  ACTION_PATH,
  "/dashboard",
  "/dashboard/product",
  "/dashboard/users",
  "/dashboard/manageOrders",
  "/dashboard/orders",
  "/dashboard/orders/:id",
  "/dashboard/orders/:id/return",
  "/dashboard/reviews",
  "/dashboard/lists",
  "/dashboard/lists/:id",
  "/dashboard/update/:id",
  "/dashboard/updateUser/:id",
  "/dashboard/payment/:orderId",
  "/portfolio",
  "/contact",
  "/blogs",
  "/about",
] as const

/** Those of a shop with vehicles; which makes and models have a page hangs on what fits them. */
export const VEHICLE_PATHS = [
  "/vehicles",
  "/vehicles/:make",
  "/vehicles/:make/:model",
  "/dashboard/garage",
] as const

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`, "i")
const ALWAYS = STOREFRONT_PATHS.map(patternOf)
const OF_VEHICLES = VEHICLE_PATHS.map(patternOf)

/** Whether the storefront has a page at this path (without query), where its shop has vehicles or not. */
export function isStorefrontPath(path: string, { vehicles = true } = {}): boolean {
  const known = vehicles ? [...ALWAYS, ...OF_VEHICLES] : ALWAYS
  return known.some((pattern) => pattern.test(path))
}
