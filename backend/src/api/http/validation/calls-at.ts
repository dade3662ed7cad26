import type { Request } from "express"
import type { Call } from "../../../contract/calls/call"
import { CALLS } from "../../../contract/calls/calls"

const PREFIX = /^\/api\/v1(?=\/|$)/i

/** As Express matches routes: case counts only in parameters, one slash at the end may be there. */
const PATTERNS = CALLS.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}/?$`, "i"),
}))

type Addressed = Pick<Request, "baseUrl" | "path">

/** Whether a request is for /api/v1, in whatever case its address is written. */
export function isApiCall(req: Addressed): boolean {
  return PREFIX.test(fullPath(req))
}

/** The contract's calls at the request's address, with whatever method. */
export function callsAt(req: Addressed): Call[] {
  const path = fullPath(req).replace(PREFIX, "")
  return PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ call }) => call)
}

type Asked = Addressed & Pick<Request, "method">

/** What was found for a request: several layers ask, and each time all patterns would be tried. */
const found = new WeakMap<Asked, { path: string; call: Call | undefined }>()

/** The contract's call that a request makes; HEAD counts as GET. */
export function callOf(req: Asked): Call | undefined {
  const path = fullPath(req)
  const known = found.get(req)
  if (known?.path === path) return known.call
  const call = findCall(req)
  found.set(req, { path, call })
  return call
}

function findCall(req: Asked): Call | undefined {
  const method = req.method === "HEAD" ? "GET" : req.method
  return callsAt(req).find((call) => call.method === method)
}

/** The same below a mounted middleware, whose `path` lacks the mount, and in a route. */
function fullPath({ baseUrl, path }: Addressed): string {
  return `${baseUrl}${path}`
}
