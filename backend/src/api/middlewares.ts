import { defineMiddlewares } from "@medusajs/framework/http"
import { refuseRevoked } from "./http/bearer"
import { passToEmbedded } from "./http/embedded-proxy"
import { answerError } from "./http/error-handler"
import { receiveAdminUpload } from "./http/image-admin-uploads"
import { forgetBrokenUploads } from "./http/image-incoming"
import { refuseUncounted } from "./http/image-uncounted"
import { identifyCaller } from "./http/signed-in"
import { serveStorefront } from "./http/storefront"
import { serveUploads } from "./http/uploads"

const EMBEDDED = [
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator",
  "/sandbox-stripe",
]
const METHODS = ["GET", "POST", "OPTIONS"]

// Medusa reads this file once, when the server starts.
forgetBrokenUploads()

export default defineMiddlewares({
  errorHandler: answerError,
  routes: [
    { matcher: "/", middlewares: [serveStorefront] },
    { matcher: "/uploads", middlewares: [serveUploads] },
    { matcher: "/admin/uploads", middlewares: [receiveAdminUpload] },
    { matcher: "/admin/products/import", middlewares: [refuseUncounted] },
    { matcher: "/api/v1", middlewares: [identifyCaller] },
    { matcher: "/store", middlewares: [refuseRevoked] },
    { matcher: "/hooks/stripe", methods: ["POST"], bodyParser: { preserveRawBody: true } },
    ...EMBEDDED.map((matcher) => ({ matcher, middlewares: [passToEmbedded] })),
    // The proxied body must reach the service unread.
    ...EMBEDDED.map((path) => ({
      matcher: `${path}/*`,
      methods: METHODS as ("GET" | "POST" | "OPTIONS")[],
      bodyParser: false as const,
      middlewares: [],
    })),
  ],
})
