import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { searchVariants } from "../../../queries/staff-list/product-search"
import {
  askedPage,
  askedWords,
  readFoundPage,
  searchAmong,
} from "../../http/response/medusa-list-page"

/** Medusa looks for words in every variant and its product; a search finds what that of products does. */
async function findVariants(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { filterableFields, queryConfig, scope } = req
  const q = askedWords(req)
  const page = askedPage(req)
  if (!q || !page || queryConfig.withDeleted) return next()
  const found = await searchVariants(scope, q)
  const isAll = Object.keys(filterableFields).every((name) => name === "q")
  if (isAll && !queryConfig.pagination.order) {
    const ids = found.slice(page.skip, page.skip + page.take)
    readFoundPage(req, res, { ids, count: found.length, list: "variants" })
  } else searchAmong(req, found)
  next()
}

/** The variants that Medusa Admin offers for an order, behind Medusa's own reading of the query. */
export const VARIANT_LIST_ROUTES: readonly MiddlewareRoute[] = [
  { matcher: "/admin/product-variants", methods: ["GET"], middlewares: [findVariants] },
]
