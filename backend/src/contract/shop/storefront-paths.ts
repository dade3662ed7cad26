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

const PATTERNS = STOREFRONT_PATHS.map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`, "i"),
)

/** Whether the storefront has a page at this path (without query). */
export function isStorefrontPath(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path))
}
