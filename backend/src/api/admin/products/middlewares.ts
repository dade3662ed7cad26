import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { type ProductOrder, readProductPage } from "../../../queries/staff-list/product-page"
import { searchProducts } from "../../../queries/staff-list/product-search"
import {
  askedPage,
  askedWords,
  readFound,
  readFoundPage,
  searchAmong,
} from "../../http/response/medusa-list-page"
import { askedFilter } from "./asked-filter"
import { type LinkFilter, linksOf } from "./link-filter"

/** So many ids are a filter of Medusa's at most. */
const MOST_LINKED = 10_000

const direction = z.enum(["ASC", "DESC"])
const order = z.union([
  z.strictObject({ id: direction }),
  z.strictObject({ created_at: direction }),
  z.strictObject({ updated_at: direction }),
  z.strictObject({ title: direction }),
])

/**
 * Medusa looks for words in every product, and counts all of them for each page. Where the shop knows
 * all that is filtered by, Medusa's list is given the rows of the page; a search finds what the shop's
 * own does, and what is not sold, and all else that is asked for stays.
 */
async function findProducts(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const links = linksOf(req)
  const { filter, isAll } = askedFilter(req, links)
  const page = req.queryConfig.withDeleted ? undefined : askedPage(req)
  const known = orderOf(req.queryConfig.pagination.order)
  const q = askedWords(req)
  const list = "products"
  if (page && q) {
    const ids = await searchProducts(req.scope, { q, filter })
    readFound(req, res, { ids, isAll, list })
  } else if (page && isAll && known) {
    const found = await readProductPage(req.scope, { ...page, filter, order: known })
    readFoundPage(req, res, { ...found, list })
  } else if (links) await keepToLinked(req, links)
  next()
}

/** Throws where more are linked than Medusa can be told of. */
async function keepToLinked(req: MedusaRequest, filter: LinkFilter): Promise<void> {
  const first = { skip: 0, take: MOST_LINKED, order: { key: "id", direction: "ASC" } } as const
  const { ids, count } = await readProductPage(req.scope, { ...first, filter })
  if (count > MOST_LINKED) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `sales_channel_id and price_list_id with more than ${MOST_LINKED} products go with other filters of the list alone`,
    )
  }
  searchAmong(req, ids)
}

/** Medusa's own is by id; undefined where the shop does not know the order. */
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
