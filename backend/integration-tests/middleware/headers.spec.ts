import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { rawApi } from "../setup/raw-call"
import { ownShop } from "../setup/run/shop-suite"

const OWN = "http://127.0.0.1:9000"
const storefront = mkdtempSync(path.join(tmpdir(), "storefront-"))
writeFileSync(path.join(storefront, "index.html"), "<!doctype html><title>Shop</title>")
writeFileSync(path.join(storefront, "theme.js"), "")

const DOORS = [
  "/",
  "/no-such-page",
  "/theme.js",
  "/%E0%A4%A",
  "/api/v1/config",
  "/api/v1/nothing",
  "/api/v1/users/%E0%A4%A",
  "/store/products",
  "/admin/products",
  "/auth/session",
  "/app/x",
  "/uploads/none.webp",
  "/dev/outbox",
  "/emulator/auth/handler",
  "/emulator/nothing",
  "/hooks/stripe",
]

ownShop({
  env: { SHOP_INTERNAL_STOREFRONT_DIR: storefront },
  testSuite: ({ api: client }) => {
    const call = rawApi(client)

    it("secures every answer of the one origin and tells nothing of what serves it", async () => {
      for (const door of DOORS) {
        const { headers } = await call({ path: door })
        expect({ door, ...headers }).toMatchObject({
          door,
          "x-content-type-options": "nosniff",
          "referrer-policy": "strict-origin-when-cross-origin",
          "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
          "cross-origin-opener-policy": "same-origin-allow-popups",
          "permissions-policy": expect.stringContaining('payment=(self "https://js.stripe.com")'),
        })
        expect(headers).not.toHaveProperty("x-powered-by")
        expect(headers).not.toHaveProperty("strict-transport-security")
        const policy = headers["content-security-policy"] ?? ""
        expect([door, policy]).toEqual([door, expect.stringMatching(/default-src '(self|none)'/)])
        expect(policy.replace(/style-src[^;]*/, "")).not.toContain("unsafe")
      }
    })

    it("secures what Medusa's body parser refuses", async () => {
      const broken = await call({ method: "POST", path: "/auth/user/firebase", body: "{" })
      expect(broken).toMatchObject({
        status: 400,
        headers: { "x-content-type-options": "nosniff", "x-request-id": expect.any(String) },
      })
      expect(broken.headers).not.toHaveProperty("x-powered-by")
    })

    it("gives each door the policy of what it serves", async () => {
      const policyOf = async (door: string) =>
        (await call({ path: door })).headers["content-security-policy"]
      expect(await policyOf("/")).toContain("script-src 'self';")
      expect(await policyOf("/")).toMatch(/img-src 'self' data: blob:$/)
      expect(await policyOf("/uploads/x.webp")).toBe(
        "default-src 'none';frame-ancestors 'self';sandbox",
      )
      expect(await policyOf("/api/v1/config")).toBe("default-src 'none';frame-ancestors 'self'")
      expect(await policyOf("/emulator/auth/iframe")).toMatch(/script-src 'self'.*ancestors 'self'/)
    })

    it("keeps a caller's request id only when it is short and plain", async () => {
      const idFor = async (given: string) =>
        (await call({ path: "/api/v1/nothing", headers: { "x-request-id": given } })).headers[
          "x-request-id"
        ]
      expect(await idFor("req-42")).toBe("req-42")
      for (const odd of ["a b", "x".repeat(65), '"}{"level":"x', "ä"]) {
        expect(await idFor(odd)).toMatch(/^[\da-f-]{36}$/)
      }
    })

    it("names the request in the body of a failure of the server's own", async () => {
      // A shop without region and location cannot answer its configuration.
      const headers = { "x-request-id": "req-43" }
      const answer = await call({ path: "/api/v1/config", headers })
      expect(answer).toMatchObject({
        status: 500,
        body: { code: "internal_error", requestId: "req-43" },
      })
    })

    describe("CORS of /api/v1", () => {
      const preflight = (origin: string) =>
        call({
          method: "OPTIONS",
          path: "/api/v1/orders",
          headers: { origin, "access-control-request-method": "POST" },
        })

      it("lets pages of PUBLIC_URL ask and read, failures too", async () => {
        const asked = await preflight(OWN)
        expect(asked.status).toBe(204)
        expect(asked.headers).toMatchObject({
          "access-control-allow-origin": OWN,
          "access-control-allow-methods": "GET, POST, DELETE, PUT, HEAD, OPTIONS",
          "access-control-allow-headers":
            "authorization, content-type, idempotency-key, x-request-id, if-none-match",
          vary: "Origin",
        })
        const large = `{"email":"${"a".repeat(200_000)}"}`
        const answers = [
          await call({ path: "/api/v1/nothing", headers: { origin: OWN } }),
          await call({ path: "/api/v1/orders", headers: { origin: OWN } }),
          await call({ path: "/api/v1/%E0%A4%A", headers: { origin: OWN } }),
          await call({ method: "POST", path: "/api/v1/auth", headers: { origin: OWN }, body: "{" }),
          await call({
            method: "POST",
            path: "/api/v1/auth",
            headers: { origin: OWN },
            body: large,
          }),
        ]
        expect(answers.map(({ status }) => status)).toEqual([404, 401, 400, 400, 413])
        for (const { headers } of answers) {
          expect(headers["access-control-allow-origin"]).toBe(OWN)
          expect(headers["access-control-expose-headers"]).toBe(
            "x-total-count, link, etag, retry-after, x-request-id, location",
          )
        }
      })

      it("lets no other origin, and says that the answer depends on it", async () => {
        for (const origin of ["http://evil.example", "null", `${OWN}0`, "http://127.0.0.1"]) {
          const asked = await preflight(origin)
          const read = await call({ path: "/api/v1/nothing", headers: { origin } })
          expect(asked.status).toBe(204)
          for (const { headers } of [asked, read]) {
            expect(headers.vary).toContain("Origin")
            expect(Object.keys(headers).join()).not.toContain("access-control")
          }
        }
      })
    })
  },
})
