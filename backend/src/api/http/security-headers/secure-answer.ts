import type { NextFunction, Request, RequestHandler, Response } from "express"
import helmet from "helmet"
import { shopEnvironment } from "../environment"
import { policiesFor, type Area } from "./content-policies"
import { pictureHosts } from "./picture-hosts"

const AREAS: readonly [Area, RegExp][] = [
  ["admin", /^\/app(\/|$)/i],
  ["outbox", /^\/dev(\/|$)/i],
  ["uploads", /^\/uploads(\/|$)/i],
  [
    "data",
    /^\/(api|store|admin|auth|hooks|cloud|health|static|emulator|sandbox-stripe|\w+\.googleapis\.com)(\/|$)/i,
  ],
]
/** Stripe's frame may ask the browser's wallet to pay; the shop needs nothing else of the machine. */
const PERMISSIONS =
  'payment=(self "https://js.stripe.com"), camera=(), microphone=(), geolocation=(), usb=(), midi=(), browsing-topics=()'
const YEAR_SECONDS = 31_536_000

const writers = new Map<Area, RequestHandler>()

/** Sets the security headers; a page that needs another content policy sets its own afterwards. */
export function secureAnswer(req: Request, res: Response, next: NextFunction): void {
  const area = AREAS.find(([, pattern]) => pattern.test(req.path))?.[0] ?? "storefront"
  const write = writers.get(area) ?? headerWriter(area)
  writers.set(area, write)
  res.setHeader("permissions-policy", PERMISSIONS)
  write(req, res, next)
}

function headerWriter(area: Area): RequestHandler {
  const environment = shopEnvironment()
  const policy = { useDefaults: false, directives: policiesFor(environment, pictureHosts)[area] }
  // Under `medusa develop` Vite serves the dashboard with inline scripts and a socket elsewhere.
  const free = area === "admin" && process.env.NODE_ENV === "development"
  const write = helmet({
    contentSecurityPolicy: free ? false : policy,
    // `same-origin` would cut the sign-in popup off from the page that opened it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    // Mails show the shop's pictures elsewhere.
    crossOriginResourcePolicy: { policy: area === "uploads" ? "cross-origin" : "same-origin" },
    // Firebase and Stripe check the origin that calls them: no-referrer would hide it.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: environment.publicUrl.startsWith("https:")
      ? { maxAge: YEAR_SECONDS, includeSubDomains: false }
      : false,
  })
  const isAlwaysTheSame = Object.values(policy.directives).flat().every(isText)
  return isAlwaysTheSame ? writerOf(headersOf(write)) : write
}

function isText(source: unknown): boolean {
  return typeof source === "string"
}

/** What helmet writes, which it puts together anew for each answer. */
function headersOf(write: RequestHandler): [name: string, value: string][] {
  const headers: [string, string][] = []
  const noting = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  }
  write({} as Request, noting as unknown as Response, () => undefined)
  return headers
}

function writerOf(headers: readonly (readonly [string, string])[]): RequestHandler {
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    next()
  }
}
