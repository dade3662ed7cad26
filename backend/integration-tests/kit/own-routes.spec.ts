import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { Refusal } from "../../src/kit/refusal"
import { route, type RouteAccess } from "../../src/kit/routes"
import { entriesOf } from "../audit/trail"
import { tokensOf, type Tokens } from "../contract/matrix/callers"
import { worldOf } from "../contract/support/world"
import { signInMedusaAdmin } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { failureOf } from "../setup/test-api"
import { registeredOfTest } from "./registered"

const NAME = "@acme/claims"
const X = "/x/acme-claims"
const OF = { name: NAME, summary: "A claim" } as const

sharedShop({
  testSuite: (runner) => {
    const world = worldOf(runner)
    const keep = registeredOfTest()
    let tokens: Tokens

    beforeAll(async () => {
      tokens = await tokensOf(world())
    })
    afterEach(() => void vi.restoreAllMocks())

    const get = (path = `${X}/claims`, token = tokens.owner) => world().api.get(path, token)
    const logged = () => {
      const logger = world().container.resolve(ContainerRegistrationKeys.LOGGER)
      const log = vi.spyOn(logger, "error").mockReturnValue(undefined)
      return () => JSON.stringify(log.mock.calls.flat().map((said) => said?.toString()))
    }

    it.each<[RouteAccess, Record<keyof Tokens, number>]>([
      ["guest", statuses({ guest: 200, owner: 200, other: 200, administrator: 200 })],
      ["signed in", statuses({ guest: 401, owner: 200, other: 200, administrator: 200 })],
      ["administrator", statuses({ guest: 401, owner: 403, other: 403, administrator: 200 })],
    ])("lets in who may enter by the access %s", async (access, expected) => {
      let count = 0
      const handler = () => void (count += 1)
      keep(route({ ...OF, method: "GET", path: "/claims", access, handler }))
      const found = Object.fromEntries(
        await Promise.all(
          Object.entries(tokens).map(async ([caller, token]) => {
            const { status } = await world().api.get(`${X}/claims`, token)
            return [caller, status] as const
          }),
        ),
      )
      expect(found).toEqual(expected)
      expect(count).toBe(Object.values(expected).filter((status) => status === 200).length)
    })

    it("gives its handler what the schemas made of the call, who calls, and the request's scope", async () => {
      const seen: unknown[] = []
      keep(
        route({
          ...OF,
          method: "PUT",
          path: "/claims/{id}",
          access: "signed in",
          query: z.object({ copies: z.coerce.number() }),
          body: z.object({ months: z.coerce.number().int() }),
          handler: (call, { container }) =>
            void seen.push(call, container.hasRegistration(ContainerRegistrationKeys.QUERY)),
        }),
      )
      const { owner, api } = world()
      const body = { months: "24", isAdmin: true }
      const answer = await api.put(`${X}/claims/a%2Fb?copies=2`, body, owner.token)
      expect(answer).toMatchObject({ status: 200, body: { success: true } })
      expect(answer.headers["cache-control"]).toBe("private, no-store")
      const { id: customer_id, email, name } = owner
      const person = { customer_id, email, name, is_admin: false }
      const call = { params: { id: "a/b" }, query: { copies: 2 }, body: { months: 24 }, person }
      expect(seen).toEqual([call, true])
    })

    it("refuses what its schemas do not take, each field by its name, before the handler", async () => {
      const handler = () => {
        throw new Error("it is not called")
      }
      const body = z.object({ months: z.number("months must be a number") })
      keep(
        route({ ...OF, method: "POST", path: "/claims", access: "guest", body, handler }),
        route({
          ...OF,
          method: "GET",
          path: "/claims",
          access: "guest",
          query: z.object({ most: z.coerce.number().max(10) }),
          handler,
        }),
      )
      const { api, send } = world()
      const wrong = { status: 400, code: "invalid_input" }
      expect(failureOf(await api.post(`${X}/claims`, { months: "x" }))).toMatchObject({
        ...wrong,
        errors: [{ field: "months", message: "months must be a number" }],
      })
      expect(failureOf(await get(`${X}/claims?most=11`))).toMatchObject({
        ...wrong,
        errors: [{ field: "most" }],
      })
      const twice = await get(`${X}/claims?most=1&most=2`)
      expect(failureOf(twice).errors).toEqual([{ field: "most", message: "must be given once" }])
      const path = `${X}/claims`
      const broken = await send({ method: "POST", path, body: "{", headers: {} })
      expect(broken).toMatchObject({ status: 400, body: { code: "invalid_json" } })
      const large = await send({ method: "POST", path, body: { text: "x".repeat(103_000) } })
      expect(large).toMatchObject({ status: 413, body: { code: "body_too_large" } })
    })

    it("sends of an answer what its schema names, and nothing beside it", async () => {
      const answer = z.object({ months: z.number() })
      const handler = () => ({ months: 24, email: "somebody@example.com" })
      keep(route({ ...OF, method: "POST", path: "/claims", access: "guest", answer, handler }))
      const { status, body } = await world().api.post(`${X}/claims`, {})
      expect({ status, body }).toEqual({
        status: 201,
        body: { success: true, data: { months: 24 } },
      })
    })

    it.each([
      ["an answer that is not of its schema", "its answer is not what it declares: data.months: "],
      ["an error", "relation claim does not exist"],
    ])("fails with 500 over %s, and names the plugin in the log alone", async (what, why) => {
      const log = logged()
      const handler = (): { months: number } => {
        if (what === "an error") throw new Error(why)
        return { months: "24" as unknown as number }
      }
      const answer = z.object({ months: z.number() })
      keep(route({ ...OF, method: "GET", path: "/claims", access: "guest", answer, handler }))
      const failure = failureOf(await get())
      expect(failure).toMatchObject({ status: 500, code: "internal_error", errors: [] })
      expect(JSON.stringify(failure)).not.toMatch(/acme|claim|months/)
      expect(log()).toContain(`The plugin ${NAME} failed at GET /api/v1${X}/claims: ${why}`)
    })

    it("refuses by the plugin's own code", async () => {
      const handler = () => {
        throw new Refusal({ code: "too_late", message: "It is too late", status: 409 })
      }
      keep(route({ ...OF, method: "GET", path: "/claims", access: "guest", handler }))
      expect(failureOf(await get())).toEqual({
        status: 409,
        success: false,
        code: "acme_claims.too_late",
        message: "It is too late",
        errors: [],
      })
    })

    it("is 404 where no plugin declares it, 405 by another method, and its words go first", async () => {
      const answer = z.string()
      const access = "guest"
      keep(
        route({
          ...OF,
          method: "GET",
          path: "/claims/{id}",
          access,
          answer,
          handler: ({ params }) => params.id,
        }),
        route({
          ...OF,
          method: "GET",
          path: "/claims/open",
          access,
          answer,
          handler: () => "a word",
        }),
      )
      expect((await get(`${X}/claims/one`)).body).toEqual({ success: true, data: "one" })
      expect((await get(`${X}/claims/open/`)).body).toEqual({ success: true, data: "a word" })
      for (const path of ["/x", "/x/acme-claims", `${X}/others`, `${X}/claims/one/more`]) {
        expect(failureOf(await get(path))).toMatchObject({ status: 404, code: "not_found" })
      }
      const { api, send } = world()
      const other = await api.post(`${X}/claims/one`, {})
      expect(failureOf(other)).toMatchObject({ status: 405, code: "method_not_allowed" })
      expect(other.headers.allow).toContain("GET")
      expect((await send({ method: "HEAD", path: `${X}/claims/one` })).status).toBe(200)
    })

    it("leaves an entry of what an administrator changed, and of nothing else", async () => {
      const access = "signed in"
      const body = z.object({ months: z.number() })
      let fails = false
      const handler = () => {
        if (fails) throw new Refusal({ code: "closed", message: "Closed" })
      }
      keep(
        route({ ...OF, method: "GET", path: "/claims/{id}", access, handler }),
        route({ ...OF, method: "PUT", path: "/claims/{id}", access, body, handler }),
      )
      const { api, admin, owner } = world()
      const token = await signInMedusaAdmin(api)
      const put = (as: string) => api.put(`${X}/claims/claim_1`, { months: 24 }, as)
      const entries = (change: () => Promise<unknown>) => entriesOf({ api, token }, change)
      expect(await entries(() => put(admin.token))).toEqual([
        {
          actor_kind: "administrator",
          actor_name: admin.email,
          kind: "call",
          thing_id: "claim_1",
          action: "called",
          before: null,
          after: { fields: "months" },
        },
      ])
      expect(await entries(() => put(owner.token))).toEqual([])
      expect(await entries(() => get(`${X}/claims/claim_1`, admin.token))).toEqual([])
      fails = true
      expect(await entries(() => put(admin.token))).toEqual([])
    })
  },
})

/** Every token that does not stand is 401, wherever it comes. */
function statuses(good: Partial<Record<keyof Tokens, number>>): Record<keyof Tokens, number> {
  const bad = { "expired token": 401, "garbage token": 401, "signed-out token": 401 }
  return { ...bad, "ID token": 401, ...good } as Record<keyof Tokens, number>
}
