import type { Request } from "express"
import { callOf } from "../validation/calls-at"

const AREAS =
  /^\/(app|uploads|assets|dev|static|health|metrics|store|admin|auth|hooks|emulator|sandbox-stripe)(?=\/|$)/i
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/** The pattern that a request matched, for whoever counts: as many as there are routes, no more. */
export function routeOf(req: Request, path: string): string {
  const call = callOf({ baseUrl: "", path, method: req.method })
  if (call) return `/api/v1${call.path}`
  const matched: unknown = (req.route as { path?: unknown } | undefined)?.path
  if (typeof matched === "string") return matched
  return AREAS.exec(path)?.[0].toLowerCase() ?? "page"
}

/** The method, of those that anybody has a use for. */
export function methodOf({ method }: Request): string {
  return METHODS.has(method) ? method : "OTHER"
}
