import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { type ProductOrder, readProductPage } from "../../../queries/staff-list/product-page"
import { searchProducts } from "../../../queries/staff-list/product-search"
import { askedPage, readFoundPage, searchAmong } from "../../http/response/medusa-list-page"

/** Signs of a search that are read. */
const LONGEST = 200

const filters = z.looseObject({
  q: z
    .string()
    .optional()
    .transform((q = "") => q.trim().slice(0, LONGEST)),
  is_giftcard: z.boolean().optional(),
})
const direction = z.enum(["ASC", "DESC"])
const order = z.union([
  z.strictObject({ id: direction }),
  z.strictObject({ created_at: direction }),
  z.strictObject({ title: direction }),
])

/**
 * Medusa looks for words in every product, and counts all of them for each page. As long as nothing
 * else is filtered its list is given the rows of the page; a search finds what the shop's own does, and
 * what is not sold, and all else that is asked for stays.
 */
async function findProducts(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { filterableFields, queryConfig, scope } = req
  const asked = filters.safeParse(filterableFields)
  const page = askedPage(req)
  if (!asked.success || !page || queryConfig.withDeleted) return next()
  const { q, is_giftcard: isGiftCard, ...others } = asked.data
  const isAll = Object.keys(others).length === 0
  const ordered = queryConfig.pagination.order
  const list = "products"
  if (q) {
    const found = await searchProducts(scope, { q, isGiftCard })
    if (isAll && !ordered) {
      const ids = found.slice(page.skip, page.skip + page.take)
      readFoundPage(req, res, { ids, count: found.length, list })
    } else searchAmong(req, found)
  } else if (isAll) {
    const known = orderOf(ordered)
    if (known) {
      const found = await readProductPage(scope, { ...page, isGiftCard, order: known })
      readFoundPage(req, res, { ...found, list })
    }
  }
  next()
}

/** Medusa's own is by id; undefined where no index has the order. */
function orderOf(ordered: unknown): ProductOrder | undefined {
  if (ordered === undefined) return { key: "id", direction: "ASC" }
  const { data } = order.safeParse(ordered)
  if (!data) return undefined
  const [[key, direction]] = Object.entries(data) as [[ProductOrder["key"], "ASC" | "DESC"]]
  return { key, direction }
}

/** The list of products of Medusa Admin, behind Medusa's own reading of what it is asked for. */
export const PRODUCT_LIST_ROUTES: readonly MiddlewareRoute[] = [
  { matcher: "/admin/products", methods: ["GET"], middlewares: [findProducts] },
]
