import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import {
  acesContentQuerySchema,
  acesGroupsQuerySchema,
  acesRunsQuerySchema,
  applyAcesRunSchema,
  beginAcesRunSchema,
  mapAcesIdSchema,
} from "../../../contract/aces/aces-import"

/** What /admin/aces-imports takes; Medusa itself lets staff alone come so far. */
export const ACES_ROUTES: readonly MiddlewareRoute[] = [
  {
    matcher: "/admin/aces-imports",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(acesRunsQuerySchema, { isList: true })],
  },
  takesBody("/admin/aces-imports", beginAcesRunSchema),
  takesBody("/admin/aces-imports/mappings", mapAcesIdSchema),
  {
    matcher: "/admin/aces-imports/:id/groups",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(acesGroupsQuerySchema, { isList: true })],
  },
  {
    matcher: "/admin/aces-imports/:id/content",
    methods: ["POST"],
    middlewares: [validateAndTransformQuery(acesContentQuerySchema, { isList: false })],
  },
  takesBody("/admin/aces-imports/:id/apply", applyAcesRunSchema),
]

function takesBody(
  matcher: string,
  schema: Parameters<typeof validateAndTransformBody>[0],
): MiddlewareRoute {
  return { matcher, methods: ["POST"], middlewares: [validateAndTransformBody(schema)] }
}
