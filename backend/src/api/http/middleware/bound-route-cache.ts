type Route = Record<string, unknown>
type Finder = { add(route: Route): void; find(url: string, method: string): Route | null }
export type RoutesFinderClass = { new (): Finder; prototype: Finder }

/** Distinct addresses that one finder remembers; the shop has some hundred that people use. */
const REMEMBERED = 1000

type Memory = { routes: Route[]; inner: Finder; seen: Set<string> }

/**
 * Bounds what Medusa's RoutesFinder remembers. It keeps the match of every method and address that
 * was ever asked, some 180 bytes and up to 8 kB each, for ever: a client that asks random addresses
 * fills the memory. Its cache is private, so each finder looks up through an inner one, which is
 * replaced by a fresh one after a thousand addresses.
 */
export function boundRouteCache(RoutesFinder: RoutesFinderClass): void {
  const { add, find } = RoutesFinder.prototype
  const memories = new WeakMap<Finder, Memory>()

  const memoryOf = (finder: Finder): Memory => {
    const memory = memories.get(finder) ?? {
      routes: [],
      inner: new RoutesFinder(),
      seen: new Set(),
    }
    memories.set(finder, memory)
    return memory
  }
  RoutesFinder.prototype.add = function (route) {
    const memory = memoryOf(this)
    memory.routes.push(route)
    add.call(memory.inner, route)
  }
  RoutesFinder.prototype.find = function (url, method) {
    const memory = memoryOf(this)
    const key = `${method}:${url}`
    if (!memory.seen.has(key) && memory.seen.size >= REMEMBERED) {
      memory.inner = new RoutesFinder()
      for (const route of memory.routes) add.call(memory.inner, route)
      memory.seen = new Set()
    }
    memory.seen.add(key)
    return find.call(memory.inner, url, method)
  }
}
