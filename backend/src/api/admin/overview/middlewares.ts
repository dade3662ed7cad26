import { validateAndTransformQuery, type MiddlewareRoute } from "@medusajs/framework/http"
import { overviewQuerySchema } from "../../../contract/staff/admin-overview"

/** What the overview and its exports take; Medusa itself lets staff alone come so far. */
export const OVERVIEW_ROUTES: MiddlewareRoute[] = [
  "/admin/overview",
  "/admin/overview/export",
  "/admin/orders-export",
].map((matcher) => ({
  matcher,
  methods: ["GET"],
  middlewares: [validateAndTransformQuery(overviewQuerySchema, { isList: false })],
}))
