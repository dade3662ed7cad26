import { Router, type Express, type RequestHandler } from "express"

type Layer = Router["stack"][number] & { regexp: RegExp }
type WithStack = { _router: { stack: Layer[] } }

/** What Express makes of an address that begins with a plain word: `^\/admin\/…` up to its end. */
const PLAIN = /^\^\\\/([\w-]+)(?:\\\/|\(\?:\\\/)(?!.*\|\^).*(?:\$|\(\?=\\\/\|\$\))$/
const SEGMENT = /^\/([\w-]*)/

/**
 * Layers that Medusa puts before everything, by the segment whose calls have no use for them: /api/v1
 * is called with a bearer token and no cookie, reads its own bodies, and has its line in the log.
 */
const NEEDLESS: Readonly<Record<string, ReadonlySet<string>>> = {
  api: new Set([
    ...["logger", "cookieParser", "session"],
    ...["jsonBodyParser", "textBodyParser", "urlencodedBodyParser"],
  ]),
}

/**
 * Leads a request past the layers that are for other first segments of the address. Medusa has some
 * 800 layers in one row, and Express tries each one's pattern before it comes to /api/v1: a fifth of
 * the processor time of a small read. The layers that are left keep their order, and so do a plugin's.
 */
export function passBySegment(app: Express): RequestHandler {
  let known = 0
  let ways = new Map<string, Router>()
  const passOn: RequestHandler = (req, res, next) => {
    const { stack } = (app as unknown as WithStack)._router
    // Layers come while the shop starts, and again while somebody develops it.
    if (stack.length !== known) {
      known = stack.length
      ways = waysThrough(stack.slice(stack.findIndex(({ handle }) => handle === passOn) + 1))
    }
    const segment = SEGMENT.exec(req.path)?.[1]?.toLowerCase() ?? ""
    const way = ways.get(segment) ?? ways.get("")
    // "router" ends the row behind: what is in it was passed already.
    way?.(req, res, (failure?: unknown) => next(failure ?? "router"))
  }
  return passOn
}

/** A way for each first segment that a layer names, and "" for all others. */
function waysThrough(layers: readonly Layer[]): Map<string, Router> {
  const named = layers.map((layer) => ({ layer, segment: segmentOf(layer) }))
  const of = named.map(({ segment }) => segment ?? "")
  const segments = new Set(["", ...Object.keys(NEEDLESS), ...of])
  const wayOf = (wanted: string) => {
    const way = Router()
    way.stack = named
      .filter(({ segment }) => segment === undefined || segment === wanted)
      .filter(({ layer }) => !NEEDLESS[wanted]?.has(layer.name))
      .map(({ layer }) => layer)
    return way
  }
  return new Map([...segments].map((segment) => [segment, wayOf(segment)]))
}

/** The one first segment that a layer is for, in small letters; undefined where it may be for all. */
function segmentOf({ regexp }: Layer): string | undefined {
  return PLAIN.exec(regexp.source)?.[1]?.toLowerCase()
}
