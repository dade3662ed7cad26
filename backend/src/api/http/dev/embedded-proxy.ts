import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { createProxyMiddleware, fixRequestBody, type RequestHandler } from "http-proxy-middleware"
import { isPublicIdentityPath } from "../../../embedded/identity/public-paths"
import { isPublicSandboxPath } from "../../../embedded/payment-sandbox/public-paths"
import { shopEnvironment } from "../environment"
import { limitIdentity } from "../rate-limits/limit-identity"
import { auditWrongPassword } from "../staff-audit/sign-in-audit"

const SANDBOX_PREFIX = "/sandbox-stripe"
let proxy: RequestHandler | undefined

/**
 * Passes the browser's half of the embedded identity service and of the payment sandbox through the
 * shop's own origin. Only whitelisted calls pass, and never an Authorization header: with one the
 * services would take a caller for their administrator.
 */
function passToEmbedded(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { pathname } = new URL(req.originalUrl, "http://shop")
  const target = targetFor(req.method, pathname)
  if (!target) {
    res.status(404).json({ message: `No such address: ${req.method} ${pathname}` })
    return
  }
  proxy ??= createProxyMiddleware({
    target,
    pathRewrite: (path) => path.replace(SANDBOX_PREFIX, ""),
    proxyTimeout: 30_000,
    on: {
      proxyReq: (outgoing, incoming) => {
        outgoing.removeHeader("authorization")
        // A body that the rate limit has read is written anew, in one piece.
        if (incoming.readableEnded) outgoing.removeHeader("transfer-encoding")
        fixRequestBody(outgoing, incoming)
      },
    },
  })
  // Express strips the matched prefix from `url` inside `use`; the service needs the whole path.
  req.url = req.originalUrl
  void proxy(req, res, next)
}

function targetFor(method: string, pathname: string): string | undefined {
  const { identity, payment } = shopEnvironment()
  if (pathname.startsWith(`${SANDBOX_PREFIX}/`)) {
    const path = pathname.slice(SANDBOX_PREFIX.length)
    return isPublicSandboxPath(method, path) ? payment.sandboxUrl : undefined
  }
  return isPublicIdentityPath(method, pathname) ? identity.url : undefined
}

const EMBEDDED = [
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator",
  SANDBOX_PREFIX,
]

/** The embedded services on the shop's own origin. */
export const EMBEDDED_ROUTES: readonly MiddlewareRoute[] = [
  ...EMBEDDED.map((matcher) => ({
    matcher,
    middlewares: [limitIdentity, auditWrongPassword, passToEmbedded],
  })),
  // The proxied body must reach the service unread.
  ...EMBEDDED.map((path) => ({
    matcher: `${path}/*`,
    methods: ["GET" as const, "POST" as const, "OPTIONS" as const],
    bodyParser: false as const,
    middlewares: [],
  })),
]
