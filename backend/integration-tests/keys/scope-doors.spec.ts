import { KEY_SCOPES } from "../../src/contract/key/key-scope"
import { SYNC_KINDS } from "../../src/contract/sync/sync-run"
import { OPEN_ADMIN_DOORS } from "../../src/api/http/doors/admin-doors"
import { isInScope, SCOPE_DOORS } from "../../src/api/http/doors/scope-doors"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { imageWithoutTrail } from "../setup/run/database-image"
import { sharedShop, type Route } from "../setup/run/shop-suite"
import { makeKey, withKey } from "../setup/scoped-key"
import { testApi } from "../setup/test-api"

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]
/** Doors of /admin whose pattern has a kind that their table names by words. */
const BY_WORDS = "POST /admin/sync/:kind"

const nameOf = ({ method, path }: Route) => `${method} ${path}`

sharedShop({
  testSuite: ({ api: client, getContainer, routes }) => {
    const api = testApi(client)
    let token: string

    beforeAll(async () => {
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    /** Each route of the running server below /admin, once. */
    const admin = () => {
      const found = routes().filter(
        ({ method, path }) =>
          METHODS.includes(method) && path.startsWith("/admin/") && !/[*(]/.test(path),
      )
      return [...new Map(found.map((route) => [nameOf(route), route])).values()]
    }
    const addressOf = ({ path }: Route) => path.replace(/:\w+/g, "unknown")

    it("name routes that the running server has, and let no other through", () => {
      const there = new Set(admin().map(nameOf))
      expect(there.size).toBeGreaterThan(250)
      for (const scope of KEY_SCOPES) {
        const named = SCOPE_DOORS[scope].map((door) =>
          SYNC_KINDS.some((kind) => door === `POST /admin/sync/${kind}`) ? BY_WORDS : door,
        )
        expect(named.filter((door) => !there.has(door))).toEqual([])
        const opened = admin().filter((route) =>
          isInScope([scope], { method: route.method, path: addressOf(route) }),
        )
        expect(opened.map(nameOf).sort()).toEqual(named.filter((door) => door !== BY_WORDS).sort())
      }
    })

    it("leave every other area of /admin shut to a key with all of them, with nothing done", async () => {
      const key = await makeKey({ api, token }, { scopes: KEY_SCOPES })
      const shut = admin().filter(
        (route) =>
          !isInScope(KEY_SCOPES, { method: route.method, path: addressOf(route) }) &&
          !OPEN_ADMIN_DOORS.some((door) => door.path === route.path),
      )
      // Of each area the first route that reads, and the first that changes.
      const asked = new Map(
        shut.map((route) => [
          `${route.path.split("/")[2]} ${route.method === "GET" ? "reads" : "changes"}`,
          route,
        ]),
      )
      expect(asked.size).toBeGreaterThan(80)
      const before = await imageWithoutTrail(getContainer())
      const answers = await Promise.all(
        [...asked.values()].map(async (route) => {
          const path = addressOf(route).replace("/admin", "")
          const { status, body } = await withKey(api, key, { method: route.method, path, body: {} })
          const isRefused =
            status === 403 && JSON.stringify(body).includes("Its scopes: products, ")
          // What the table of doors shuts is shut to everybody.
          return isRefused || status === 404 ? [] : [`${nameOf(route)} ${status}`]
        }),
      )
      const wrong = answers.flat()
      expect(wrong).toEqual([])
      expect(await imageWithoutTrail(getContainer())).toEqual(before)
    })

    it("are not got round by another spelling, nor widened by the fields of Medusa's lists", async () => {
      const key = await makeKey({ api, token }, { scopes: ["orders:read", "stock"] })
      const statusOf = async (path: string, method = "GET") =>
        (await withKey(api, key, { path, method })).status
      expect(await statusOf("/orders")).toBe(200)
      expect(await statusOf("/Orders/?limit=1")).toBe(200)
      for (const path of ["/orders?fields=*customer", "/orders?fields[]=id", "/orders?fields="]) {
        expect([path, await statusOf(path)]).toEqual([path, 403])
      }
      for (const path of ["/orders/a/notes", "/orders/../users", "/products", "/api-keys"]) {
        expect([path, await statusOf(path)]).toEqual([path, 403])
      }
      expect(await statusOf("/sync/pric%65s", "POST")).toBe(403)
      expect(await statusOf("/scoped-keys", "POST")).toBe(403)
    })

    it("are all of /admin to a key of Medusa's own, as before", async () => {
      const made = await api.call({
        ...{ method: "POST", path: "/admin/api-keys", token },
        body: { title: "Whole", type: "secret" },
      })
      const { token: secret } = (made.body as { api_key: { token: string } }).api_key
      const authorization = `Basic ${Buffer.from(`${secret}:`).toString("base64")}`
      for (const path of ["/orders?fields=id", "/api-keys", "/sync/runs"]) {
        expect((await withKey(api, { authorization }, { path })).status).toBe(200)
      }
    })
  },
})
