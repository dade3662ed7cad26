import { defineMiddlewares } from "@medusajs/framework/http"
import { STAFF_ROUTES } from "./admin/middlewares"
import { setLinksAside } from "./admin/products/link-filter"
import { AUTH_ROUTES } from "./http/auth/auth-routes"
import { nameCaller } from "./http/auth/name-caller"
import { refuseEndedStaff } from "./http/auth/refuse-ended"
import { keepToScopes } from "./http/auth/scoped-key"
import { EMBEDDED_ROUTES } from "./http/dev/embedded-proxy"
import { answerError } from "./http/errors/error-handler"
import { UPLOAD_ROUTES } from "./http/images/admin-uploads"
import { forgetBrokenUploads } from "./http/images/incoming-image"
import { AUDITED_ROUTES } from "./http/medusa-guards/audit/audited-routes"
import { CART_ROUTES } from "./http/medusa-guards/cart-routes"
import { CUSTOMER_ROUTES } from "./http/medusa-guards/customer-routes"
import { auditCall } from "./http/medusa-guards/audit/general-audit"
import { ORDER_ROUTES } from "./http/medusa-guards/order-routes"
import { PAYMENT_ROUTES } from "./http/medusa-guards/payment-routes"
import { PRICE_ROUTES } from "./http/medusa-guards/price-routes"
import { RETURN_GUARDS } from "./http/medusa-guards/return-routes"
import { refuseWithoutLocks } from "./http/medusa-guards/refuse-without-locks"
import { STORE_ROUTES } from "./http/medusa-guards/store-routes"
import { API_ROUTES } from "./http/middleware/api-routes"
import { serveStorefront } from "./http/page-shell/storefront"
import { limitProgram } from "./http/rate-limits/limit-medusa"
import { auditKeyUse } from "./http/staff-audit/key-use"
import { AUDITED_READS } from "./http/staff-audit/read-audit"
import { SIGN_IN_AUDIT } from "./http/staff-audit/sign-in-audit"
import { validateBody } from "./http/validation/validate-body"
import { validatePage } from "./http/validation/validate-query"

// Medusa reads this file once, when the server starts.
forgetBrokenUploads()

/** Each area's middleware, in the order of the requests' way through them. */
export default defineMiddlewares({
  errorHandler: answerError,
  routes: [
    { matcher: "/", middlewares: [serveStorefront, validateBody] },
    ...UPLOAD_ROUTES,
    ...API_ROUTES,
    ...AUTH_ROUTES,
    ...SIGN_IN_AUDIT,
    ...STORE_ROUTES,
    ...CART_ROUTES,
    ...CUSTOMER_ROUTES,
    {
      matcher: "/admin",
      middlewares: [
        refuseWithoutLocks,
        refuseEndedStaff,
        keepToScopes,
        limitProgram,
        validatePage,
        setLinksAside,
        nameCaller,
        auditKeyUse,
        auditCall,
      ],
    },
    ...AUDITED_READS,
    ...PAYMENT_ROUTES,
    ...ORDER_ROUTES,
    ...RETURN_GUARDS,
    ...PRICE_ROUTES,
    ...AUDITED_ROUTES,
    ...STAFF_ROUTES,
    ...EMBEDDED_ROUTES,
  ],
})
