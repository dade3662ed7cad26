import { z } from "@medusajs/framework/zod"
import { knownRoutes } from "../registry/registry"
import { Refusal } from "../refusal"
import { route } from "../routes"

const GIVEN = {
  name: "@acme/core-deposit",
  method: "GET",
  path: "/claims/{id}",
  access: "signed in",
  summary: "A claim",
  handler: () => undefined,
} as const

describe("a route that a plugin declares", () => {
  const outs: (() => void)[] = []
  afterEach(() => outs.splice(0).forEach((out) => out()))
  const declare = (change: object = {}) => {
    outs.push(route({ ...GIVEN, ...change } as typeof GIVEN))
  }
  const rows = () => knownRoutes().map(({ call }) => call)

  it("is a row of the table of calls, below the plugin's name", () => {
    declare({ answer: z.object({ _id: z.string() }) })
    expect(rows()).toMatchObject([
      {
        id: "acme_core_deposit_get_claims_by_id",
        method: "GET",
        path: "/x/acme-core-deposit/claims/{id}",
        access: "signed in",
        tag: "@acme/core-deposit",
        plugin: { name: "@acme/core-deposit", limit: "read" },
        answer: { status: 200 },
      },
    ])
    expect(
      rows()[0]?.answer.schema.parse({ success: true, data: { _id: "a", mail: "b" } }),
    ).toEqual({ success: true, data: { _id: "a" } })
  })

  it("makes a thing and is counted as a change, where it is a POST and says nothing else", () => {
    declare({ method: "POST" })
    declare({ method: "PUT", limit: "mail" })
    expect(rows().map(({ answer, plugin }) => [answer.status, plugin?.limit])).toEqual([
      [201, "change"],
      [200, "mail"],
    ])
  })

  it("goes before one with a parameter in its word's place", () => {
    declare()
    declare({ path: "/claims/open" })
    expect(rows().map(({ path }) => path)).toEqual([
      "/x/acme-core-deposit/claims/open",
      "/x/acme-core-deposit/claims/{id}",
    ])
  })

  it("types what its handler gets and answers", () => {
    outs.push(
      route({
        ...GIVEN,
        query: z.object({ most: z.coerce.number().default(10) }),
        answer: z.object({ rows: z.number() }),
        handler: ({ params: { id }, query: { most }, person: { is_admin } }) => {
          if (id === "" || !is_admin) throw new Refusal({ code: "none", message: "None" })
          return { rows: most }
        },
      }),
    )
    expect(rows()).toHaveLength(1)
  })

  it.each([
    ["no plugin", { name: "" }, "needs its plugin's name"],
    ["another method", { method: "PATCH" }, "needs a method"],
    ["an address of anything", { path: "/claims/*" }, "needs a path"],
    ["an address that leads out", { path: "/../orders" }, "needs a path"],
    ["no slash", { path: "claims" }, "needs a path"],
    ["one parameter twice", { path: "/a/{id}/b/{id}" }, "has two parameters of one name"],
    ["nobody who may enter", { access: "owner" }, "needs an access"],
    ["no summary", { summary: "" }, "needs a summary"],
    ["another limit", { limit: "none" }, "has a limit that there is not"],
    ["a body to read", { body: z.object({}) }, "has a body, which only POST and PUT have"],
    ["a list as a body", { method: "PUT", body: z.array(z.string()) }, "needs a z.object as body"],
    [
      "an answer that is no JSON",
      { answer: z.object({ at: z.date() }) },
      "says of its answer what is no JSON",
    ],
  ])("is refused with %s", (_, change, why) => {
    expect(() => declare(change)).toThrow(why)
    expect(rows()).toEqual([])
  })

  it.each([
    ["the same", {}, "is there already"],
    ["the same by another parameter", { path: "/claims/{claim}" }, "is there already"],
    ["another plugin's address", { name: "acme-core/deposit" }, "where @acme/core-deposit is"],
  ])("is refused where it is %s", (_, change, why) => {
    declare()
    expect(() => declare(change)).toThrow(why)
    expect(rows()).toHaveLength(1)
  })
})
