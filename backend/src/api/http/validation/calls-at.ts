import type { Request } from "express"
import type { Call } from "../../../contract/calls/call"
import { knownRoutes } from "../../../kit/registry/registry"
import { leftOutCalls, shopCalls } from "../shop-calls"

const PREFIX = /^\/api\/v1(?=\/|$)/i
const OF_PLUGINS = /^\/x(\/|$)/i

/** The calls that may be at a path below the prefix, with whatever method. */
type Finder = (path: string) => Call[]

const FIRST_SEGMENT = /^\/([^/]*)/

/**
 * As Express matches routes: case counts only in parameters, one slash at the end may be there. Tried
 * are those of the path's first segment alone, which is a plain word in each call.
 */
function finderOf(calls: readonly Call[]): Finder {
  const bySegment = new Map<string, { call: Call; pattern: RegExp }[]>()
  for (const call of calls) {
    const pattern = new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}/?$`, "i")
    const segment = segmentOf(call.path)
    bySegment.set(segment, [...(bySegment.get(segment) ?? []), { call, pattern }])
  }
  return (path) =>
    (bySegment.get(segmentOf(path)) ?? [])
      .filter(({ pattern }) => pattern.test(path))
      .map(({ call }) => call)
}

function segmentOf(path: string): string {
  return FIRST_SEGMENT.exec(path)?.[1]?.toLowerCase() ?? ""
}

let ofShop: { find: Finder; findLeftOut: Finder } | undefined

/** The shop's own, which a setting decides, and those that it leaves out. */
function shopFinders() {
  ofShop ??= { find: finderOf(shopCalls()), findLeftOut: finderOf(leftOutCalls()) }
  return ofShop
}

let ofPlugins: { routes: ReturnType<typeof knownRoutes>; find: Finder } | undefined

/** Plugins declare their routes while the shop starts, and tests at any time. */
function pluginFinder(): Finder {
  const routes = knownRoutes()
  if (ofPlugins?.routes !== routes) {
    ofPlugins = { routes, find: finderOf(routes.map(({ call }) => call)) }
  }
  return ofPlugins.find
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
  return OF_PLUGINS.test(path) ? pluginFinder()(path) : shopFinders().find(path)
}

/** Whether the request's address has calls in other shops, and none in this one. */
export function isLeftOut(req: Addressed): boolean {
  const path = fullPath(req).replace(PREFIX, "")
  return shopFinders().findLeftOut(path).length > 0 && callsAt(req).length === 0
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
