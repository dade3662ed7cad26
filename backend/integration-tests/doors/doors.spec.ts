import fs from "node:fs"
import path from "node:path"
import { ADMIN_AREAS, SHUT_ADMIN_AREAS, VEHICLE_AREAS } from "../../src/api/http/doors/admin-doors"
import { DOORS, SHUT_DOORS } from "../../src/api/http/doors/doors"
import { z } from "@medusajs/framework/zod"
import { databaseImage } from "../setup/run/database-image"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { sharedShop, type Route } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

const TESTS = path.resolve(__dirname, "..")
/** The addresses that the shop answers beside Medusa's API and its own, each with rules of its own. */
const OWN = /^\/(api\/v1|dev\/|health|metrics|uploads|static|app|robots\.txt|sitemap\.xml|$)/

const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"])

const nameOf = ({ method, path }: Pick<Route, "method" | "path">) => `${method} ${path}`

sharedShop({
  testSuite: ({ api: client, getContainer, routes }) => {
    const api = testApi(client)

    it("name every route that the running server has, as open or as shut", () => {
      const named = new Set([...DOORS, ...SHUT_DOORS].map(nameOf))
      const areas = new Set([...ADMIN_AREAS, ...VEHICLE_AREAS, ...Object.keys(SHUT_ADMIN_AREAS)])
      const isNamed = (route: Route) => {
        const [, prefix, area = ""] = route.path.split("/")
        return named.has(nameOf(route)) || (prefix === "admin" && areas.has(area))
      }
      // Middleware of a method stands in the same row as routes, and that of a pattern is none.
      const found = routes().filter(
        (route) => METHODS.has(route.method) && !/[*(]/.test(route.path),
      )
      const unnamed = found.filter((route) => !OWN.test(route.path) && !isNamed(route))
      expect(found.length).toBeGreaterThan(300)
      expect([...new Set(unnamed.map(nameOf))].sort()).toEqual([])
    })

    it("name routes that the server has, each once, and a test that tries it", () => {
      const there = new Set(routes().map(nameOf))
      const isSpecial = ({ path: row }: { path: string }) => /^\/auth\/(customer|user)\//.test(row)
      const gone = [...DOORS, ...SHUT_DOORS].filter(
        (door) => !isSpecial(door) && !there.has(nameOf(door)),
      )
      expect(gone.map(nameOf)).toEqual([])
      const names = [...DOORS, ...SHUT_DOORS].map(nameOf)
      expect(names).toHaveLength(new Set(names).size)
      const untried = DOORS.filter(({ test }) => !fs.existsSync(path.join(TESTS, test)))
      expect(untried.map(nameOf)).toEqual([])
    })

    it("are shut to everybody where they are shut, with nothing done", async () => {
      const admin = await signInAdmin(getContainer(), api)
      const tokens = [undefined, admin.token, await signInMedusaAdmin(api)]
      const before = await databaseImage(getContainer())
      for (const door of SHUT_DOORS) {
        // What a row names by a parameter is open under the names of the table alone.
        const address = door.path.replace(/:\w+/g, "unknown")
        for (const token of tokens) {
          const answer = await api.call({ method: door.method, path: address, token, body: {} })
          expect([nameOf(door), answer.status, answer.body]).toEqual([
            nameOf(door),
            404,
            { type: "not_found", message: "There is no such address" },
          ])
        }
      }
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("tell before the sign-in what Medusa Admin needs, and no more", async () => {
      const get = async (address: string) => (await api.call({ method: "GET", path: address })).body
      expect(await get("/cloud/auth")).toEqual({ enabled: false })
      expect(JSON.stringify(await get("/auth/user/providers"))).toContain("firebase")
      const flags = z.object({ feature_flags: z.record(z.string(), z.boolean()) })
      expect(flags.safeParse(await get("/admin/feature-flags")).success).toBe(true)
    })
  },
})
