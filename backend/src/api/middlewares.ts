import { authenticate, defineMiddlewares, validateAndTransformBody } from "@medusajs/framework/http"
import { setRoleSchema } from "../contract/account/administrators"
import { productRuleSchema } from "../contract/product/product-rule"
import { updateShopSettingsSchema } from "../contract/shop/shop-settings"
import { restoreUserSchema } from "../contract/account/user"
import { AUDIT_TRAIL_ROUTES } from "./admin/audit-trail/middlewares"
import { OVERVIEW_ROUTES } from "./admin/overview/middlewares"
import { REVIEW_ROUTES } from "./admin/reviews/middlewares"
import { AUDITED_DOORS } from "./http/medusa-guards/audited-routes"
import { WEBHOOK_ROUTES } from "./admin/webhooks/middlewares"
import { readBody } from "./http/middleware/read-body"
import { refuseBadPage } from "./http/validation/validate-page"
import { refuseOddBody } from "./http/validation/validate-body"
import { refuseOddQuery } from "./http/validation/validate-query"
import { refuseUnknown } from "./http/validation/refuse-unknown-route"
import { passToEmbedded } from "./http/dev/embedded-proxy"
import { answerError } from "./http/errors/error-handler"
import { hideForeignOrder } from "./http/medusa-guards/hide-foreign-order"
import { receiveAdminUpload } from "./http/images/admin-uploads"
import { forgetBrokenUploads } from "./http/images/incoming-image"
import { refuseUncounted } from "./http/images/image-uncounted"
import { limitAddress, limitCall } from "./http/rate-limits/limit-calls"
import { limitIdentity } from "./http/rate-limits/limit-identity"
import { limitMedusaAuth } from "./http/rate-limits/limit-medusa-auth"
import { nameCaller } from "./http/auth/name-caller"
import { ORDER_DOORS } from "./http/medusa-guards/order-routes"
import {
  hideMedusaWebhooks,
  refuseMarkAsPaid,
  refuseOrderSession,
} from "./http/medusa-guards/payment-routes"
import { refuseEndedCustomer, refuseEndedStaff } from "./http/auth/refuse-ended"
import { refuseForeignCart } from "./http/medusa-guards/refuse-foreign-cart"
import { refuseOddDraft, refuseOddEdit } from "./http/medusa-guards/validate-order-lines"
import { refuseUnwatchedCustomer } from "./http/auth/refuse-unverifiable"
import { renewSession } from "./http/auth/renew-session"
import { refuseWithoutLocks } from "./http/medusa-guards/refuse-without-locks"
import { identifyCaller } from "./http/auth/signed-in"
import { serveStorefront } from "./http/page-shell/storefront"
import { serveUploads } from "./http/images/serve-uploads"

const EMBEDDED = [
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator",
  "/sandbox-stripe",
]
const METHODS = ["GET", "POST", "OPTIONS"]

// Medusa reads this file once, when the server starts.
forgetBrokenUploads()

/** Before it, at the front of the app: request id, headers, CORS (http/edge/put-edge-first). */
const API_EDGE = [
  limitAddress,
  readBody,
  refuseOddBody,
  refuseOddQuery,
  nameCaller,
  identifyCaller,
  limitCall,
  refuseWithoutLocks,
]

export default defineMiddlewares({
  errorHandler: answerError,
  routes: [
    { matcher: "/", middlewares: [serveStorefront, refuseOddBody] },
    { matcher: "/uploads", middlewares: [serveUploads] },
    { matcher: "/admin/uploads", middlewares: [receiveAdminUpload] },
    { matcher: "/admin/products/import", middlewares: [refuseUncounted] },
    { matcher: "/api/v1", middlewares: API_EDGE },
    // Medusa would read the body before anything else, in its own way and unlimited.
    { matcher: "/api/v1/*", bodyParser: false, middlewares: [] },
    // Medusa sorts parameters behind every route of their folder: what comes here, nobody took.
    ...["/api/v1", "/api/v1/:rest(*)"].map((matcher) => ({
      matcher,
      methods: ["ALL" as const],
      middlewares: [refuseUnknown],
    })),
    { matcher: "/auth", middlewares: [limitMedusaAuth, refuseEndedCustomer] },
    ...["/auth/session", "/auth/token/refresh"].map((matcher) => ({
      matcher,
      methods: ["POST" as const],
      middlewares: [refuseUnwatchedCustomer],
    })),
    { matcher: "/auth/session", methods: ["POST"], middlewares: [renewSession] },
    { matcher: "/store", middlewares: [refuseWithoutLocks, refuseEndedCustomer, refuseBadPage] },
    {
      matcher: "/store/carts/:id/complete",
      methods: ["POST"],
      middlewares: [authenticate("customer", ["session", "bearer"]), refuseForeignCart],
    },
    {
      matcher: "/store/orders/:id",
      methods: ["GET"],
      middlewares: [authenticate("customer", ["session", "bearer"]), hideForeignOrder],
    },
    {
      matcher: "/store/payment-collections/:id/payment-sessions",
      methods: ["POST"],
      middlewares: [refuseOrderSession],
    },
    {
      matcher: "/admin",
      middlewares: [refuseWithoutLocks, refuseEndedStaff, refuseBadPage, nameCaller],
    },
    {
      matcher: "/admin/payment-collections/:id/mark-as-paid",
      methods: ["POST"],
      middlewares: [refuseMarkAsPaid],
    },
    {
      matcher: "/admin/draft-orders/:id/convert-to-order",
      methods: ["POST"],
      middlewares: [refuseOddDraft],
    },
    ...ORDER_DOORS,
    ...AUDITED_DOORS,
    ...["/admin/draft-orders/:id/edit/confirm", "/admin/order-edits/:id/confirm"].map(
      (matcher) => ({ matcher, methods: ["POST" as const], middlewares: [refuseOddEdit] }),
    ),
    {
      matcher: "/admin/restored-users",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(restoreUserSchema)],
    },
    ...OVERVIEW_ROUTES,
    ...REVIEW_ROUTES,
    ...AUDIT_TRAIL_ROUTES,
    {
      matcher: "/admin/customers/:id/member",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(setRoleSchema)],
    },
    ...WEBHOOK_ROUTES,
    {
      matcher: "/admin/shop-settings",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(updateShopSettingsSchema)],
    },
    {
      matcher: "/admin/products/:id/quantity-rule",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(productRuleSchema)],
    },
    { matcher: "/hooks/payment", middlewares: [hideMedusaWebhooks] },
    { matcher: "/hooks/stripe", methods: ["POST"], bodyParser: { preserveRawBody: true } },
    ...EMBEDDED.map((matcher) => ({ matcher, middlewares: [limitIdentity, passToEmbedded] })),
    // The proxied body must reach the service unread.
    ...EMBEDDED.map((path) => ({
      matcher: `${path}/*`,
      methods: METHODS as ("GET" | "POST" | "OPTIONS")[],
      bodyParser: false as const,
      middlewares: [],
    })),
  ],
})
