import { createRequire } from "node:module"
import path from "node:path"
import { boundRouteCache, type RoutesFinderClass } from "../bound-route-cache"

const load = createRequire(__filename)
const http = path.dirname(load.resolve("@medusajs/framework/http"))
const { RoutesFinder } = load(path.join(http, "routes-finder.js")) as {
  RoutesFinder: RoutesFinderClass
}

/** A matcher that counts how often it is asked: Medusa's finder asks it once for an address it knows. */
class CountingMatcher extends RegExp {
  asked = 0
  override test(text: string): boolean {
    this.asked += 1
    return super.test(text)
  }
}

describe("Medusa's RoutesFinder", () => {
  beforeAll(() => boundRouteCache(RoutesFinder))

  const finderWith = (matcher: RegExp) => {
    const finder = new RoutesFinder()
    finder.add({ matcher, methods: ["GET"], config: false })
    finder.add({ matcher: "/parts/:id", methods: ["GET"], config: "part" })
    return finder
  }

  it("finds the same routes as before", () => {
    const finder = finderWith(/^\/files\//)
    expect(finder.find("/files/1", "GET")).toMatchObject({ config: false })
    expect(finder.find("/parts/1", "GET")).toMatchObject({ config: "part" })
    expect(finder.find("/parts/1", "POST")).toBeNull()
  })

  it("remembers an address that is asked again", () => {
    const matcher = new CountingMatcher("^/files/")
    const finder = finderWith(matcher)
    for (let count = 0; count < 50; count += 1) finder.find("/files/1", "GET")
    expect(matcher.asked).toBe(1)
  })

  it("forgets, so that a client who asks random addresses cannot fill the memory", () => {
    const matcher = new CountingMatcher("^/files/")
    const finder = finderWith(matcher)
    finder.find("/files/1", "GET")
    for (let count = 0; count < 1000; count += 1) finder.find(`/random/${count}`, "GET")
    expect(matcher.asked).toBe(1001)
    expect(finder.find("/files/1", "GET")).toMatchObject({ config: false })
    expect(matcher.asked).toBe(1002)
  })
})
