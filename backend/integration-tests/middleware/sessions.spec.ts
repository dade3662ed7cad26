import { z } from "@medusajs/framework/zod"
import { signInAdmin, signInMedusaAdmin, signUp } from "../setup/people"
import { openShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { statusWithSession } from "../setup/staff"
import { testApi } from "../setup/test-api"

const HTTPS = { "x-forwarded-proto": "https" }
const ME = "/admin/users/me"

process.env.PUBLIC_URL = "https://shop.example.com"

ownShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    /** The cookies that a sign-in with a token sets, for a browser that may have some already. */
    async function signIn(token: string, headers: Record<string, string> = HTTPS) {
      const { headers: told } = await client.request({
        method: "POST",
        url: "/auth/session",
        data: {},
        headers: { authorization: `Bearer ${token}`, ...headers },
      })
      return z.array(z.string()).parse(told["set-cookie"] ?? [])
    }
    const nameAndValue = ([cookie = ""]: string[]) => cookie.split(";")[0] ?? ""

    describe("the session's cookie of a shop on https", () => {
      it("is out of scripts' reach, for https and this very host alone, and no other site's calls carry it", async () => {
        await signInAdmin(getContainer(), api)
        const [cookie = ""] = await signIn(await signInMedusaAdmin(api))
        const [name, ...flags] = cookie.split("; ")
        expect(name).toMatch(/^__Host-shop=s%3A[\w-]{32}\./)
        expect(flags.map((flag) => flag.split("=")[0]).sort()).toEqual([
          "Expires",
          "HttpOnly",
          "Path",
          "SameSite",
          "Secure",
        ])
        expect(flags).toEqual(expect.arrayContaining(["Path=/", "SameSite=Lax"]))
      })

      it("is not sent in the clear", async () => {
        await signInAdmin(getContainer(), api)
        expect(await signIn(await signInMedusaAdmin(api), {})).toEqual([])
      })

      it("is a new one at each sign-in, and the one from before opens nothing", async () => {
        await signInAdmin(getContainer(), api)
        const buyer = await signUp(api)
        const planted = nameAndValue(await signIn(buyer.token))
        const own = nameAndValue(
          await signIn(await signInMedusaAdmin(api), { ...HTTPS, cookie: planted }),
        )
        expect(own).not.toBe(planted)
        const status = (cookie: string) => statusWithSession(client, { path: ME, cookie, ...HTTPS })
        expect(await status(own)).toBe(200)
        expect(await status(planted)).toBe(401)
      })

      it("is good for nothing once its session was closed", async () => {
        await signInAdmin(getContainer(), api)
        const cookie = nameAndValue(await signIn(await signInMedusaAdmin(api)))
        const headers = { cookie, ...HTTPS }
        await api.call({ method: "DELETE", path: "/auth/session", headers })
        expect(await statusWithSession(client, { path: ME, ...headers })).toBe(401)
      })
    })

    it("lets no page of another origin read what Medusa's own doors answer", async () => {
      for (const path of [ME, "/store/products", "/auth/session"]) {
        const headers = { origin: "https://evil.example" }
        for (const method of ["OPTIONS", "GET"]) {
          const { headers: told } = await api.call({ method, path, headers })
          expect(told).not.toHaveProperty("access-control-allow-origin")
        }
      }
    })
  },
})
