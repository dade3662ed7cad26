import { groupOf } from "../group-of"
import { selfTimes, sharesOf, type Profile } from "../self-times"

describe("a function of a profile", () => {
  const of = (url: string, functionName = "run") => groupOf({ url, functionName })

  it.each([
    ["file:///shop/.medusa/server/backend/src/queries/products.js", "the shop's own code"],
    ["file:///shop/node_modules/@medusajs/framework/dist/http/router.js", "Medusa"],
    ["file:///shop/node_modules/@mikro-orm/core/index.js", "MikroORM"],
    ["file:///shop/node_modules/pg/lib/client.js", "knex and pg"],
    ["/shop/node_modules/@mikro-orm/postgresql/node_modules/pg/lib/query.js", "knex and pg"],
    ["/shop/node_modules/express/lib/router/index.js", "express"],
    ["/shop/node_modules/lodash/lodash.js", "lodash"],
    ["node:_http_outgoing", "Node's HTTP"],
    ["node:net", "sockets and streams"],
    ["node:buffer", "Node, the rest"],
  ])("of %s is of %s", (url, group) => {
    expect(of(url)).toBe(group)
  })

  it.each([
    ["(idle)", "idle"],
    ["(garbage collector)", "garbage"],
    ["writeUtf8String", "sockets and streams"],
    ["(program)", "V8 and the kernel"],
  ])("that is built in, %s, is of %s", (name, group) => {
    expect(of("", name)).toBe(group)
  })
})

describe("the times of a profile", () => {
  const frame = (functionName: string) => ({ functionName, url: "", lineNumber: 0 })
  const profile: Profile = {
    nodes: [
      { id: 1, callFrame: frame("boot") },
      { id: 2, callFrame: frame("read") },
      { id: 3, callFrame: frame("wait") },
    ],
    startTime: 1000,
    samples: [1, 2, 3, 2, 1],
    timeDeltas: [10, 30, 40, 30, 10],
  }
  const times = selfTimes(profile, { from: 1020, to: 1110 }, ({ functionName }) => functionName)

  it("are of the stretch of time that is asked for, longest first", () => {
    expect(times).toEqual([
      ["read", 60],
      ["wait", 40],
    ])
  })

  it("are shared out without the waiting", () => {
    expect(sharesOf([...times, ["answer", 20]], "wait")).toEqual([
      ["read", 0.75],
      ["answer", 0.25],
    ])
  })
})
