import type { Request } from "express"
import type { Call } from "../../../contract/calls/call"
import { CALLS } from "../../../contract/calls/calls"
import { knownRoutes } from "../../../kit/registry/registry"

const PREFIX = /^\/api\/v1(?=\/|$)/i
const OF_PLUGINS = /^\/x(\/|$)/i

type Placed = { call: Call; pattern: RegExp }

const PATTERNS = CALLS.map(placed)

/** As Express matches routes: case counts only in parameters, one slash at the end may be there. */
function placed(call: Call): Placed {
  return { call, pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}/?$`, "i") }
}

let ofPlugins: { routes: ReturnType<typeof knownRoutes>; patterns: Placed[] } | undefined

/** Plugins declare their routes while the shop starts, and tests at any time. */
function pluginPatterns(): Placed[] {
  const routes = knownRoutes()
  if (ofPlugins?.routes !== routes) {
    ofPlugins = { routes, patterns: routes.map(({ call }) => placed(call)) }
  }
  return ofPlugins.patterns
}

type Addressed = Pick<Request, "baseUrl" | "path">

/** Whether a request is for /api/v1, in whatever case its address is written. */
export function isApiCall(req: Addressed): boolean {
  return PREFIX.test(fullPath(req))
}

/** Whether a request is for the part of /api/v1 that is the plugins'. */
export function isPluginCall(req: Addressed): boolean {
  return isApiCall(req) && OF_PLUGINS.test(fullPath(req).replace(PREFIX, ""))
}

/** The calls at the request's address, the contract's and the plugins', with whatever method. */
export function callsAt(req: Addressed): Call[] {
  const path = fullPath(req).replace(PREFIX, "")
  const patterns = OF_PLUGINS.test(path) ? pluginPatterns() : PATTERNS
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ call }) => call)
}

type Asked = Addressed & Pick<Request, "method">

/** What was found for a request: several layers ask, and each time all patterns would be tried. */
const found = new WeakMap<Asked, { path: string; call: Call | undefined }>()

/** The call that a request makes; HEAD counts as GET. */
export function callOf(req: Asked): Call | undefined {
  const path = fullPath(req)
  const known = found.get(req)
  if (known?.path === path) return known.call
  const call = findCall(req)
  found.set(req, { path, call })
  return call
}

/** The parts of the request's address that its call names, decoded. */
export function parametersOf(req: Addressed, { path }: Call): Record<string, string> {
  const sent = fullPath(req).replace(PREFIX, "").split("/")
  const named = path.split("/").flatMap((part, at) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name === undefined ? [] : [[name, decodeURIComponent(sent[at] ?? "")] as const]
  })
  return Object.fromEntries(named)
}

function findCall(req: Asked): Call | undefined {
  const method = req.method === "HEAD" ? "GET" : req.method
  return callsAt(req).find((call) => call.method === method)
}

/** The same below a mounted middleware, whose `path` lacks the mount, and in a route. */
function fullPath({ baseUrl, path }: Addressed): string {
  return `${baseUrl}${path}`
}
