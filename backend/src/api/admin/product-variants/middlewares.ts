import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { searchVariants } from "../../../queries/staff-list/product-search"
import { askedPage, askedWords, readFound } from "../../http/response/medusa-list-page"

/** Medusa looks for words in every variant and its product; a search finds what that of products does. */
async function findVariants(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { filterableFields, queryConfig, scope } = req
  const q = askedWords(req)
  if (!q || !askedPage(req) || queryConfig.withDeleted) return next()
  const ids = await searchVariants(scope, q)
  const isAll = Object.keys(filterableFields).every((name) => name === "q")
  readFound(req, res, { ids, isAll, list: "variants" })
  next()
}

/** The variants that Medusa Admin offers for an order, behind Medusa's own reading of the query. */
export const VARIANT_LIST_ROUTES: readonly MiddlewareRoute[] = [
  { matcher: "/admin/product-variants", methods: ["GET"], middlewares: [findVariants] },
]
