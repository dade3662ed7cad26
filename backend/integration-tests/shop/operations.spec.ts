import { signUp } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client }) => {
    const api = testApi(client)
    const get = (path: string) => api.call({ method: "GET", path })

    it("is ready while PostgreSQL and the identity keys are in reach", async () => {
      expect(await get("/health/ready")).toMatchObject({ status: 200, body: { ready: true } })
    })

    it("shows the outbox to this machine", async () => {
      expect((await get("/dev/outbox.json")).body).toEqual(expect.any(Array))
      const page = await get("/dev/outbox")
      expect(page.headers["content-type"]).toContain("text/html")
    })

    it.each([
      "x-forwarded-for",
      "x-forwarded-proto",
      "x-real-ip",
      "via",
      "forwarded",
      "cf-connecting-ip",
    ])("shows outbox and figures to nobody behind a proxy that sends %s", async (name) => {
      for (const path of ["/dev/outbox.json", "/dev/outbox", "/metrics"]) {
        const headers = { [name]: "203.0.113.9" }
        expect([path, (await api.call({ method: "GET", path, headers })).status]).toEqual([
          path,
          404,
        ])
      }
    })

    it("passes the browser's sign-in calls to the embedded service", async () => {
      const { email } = await signUp(api)
      const answer = await api.call({
        method: "POST",
        path: "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-halden",
        body: { email, password: "wrong-password", returnSecureToken: true },
      })
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { message: "INVALID_PASSWORD" } },
      })
    })

    it.each([
      ["POST", "/identitytoolkit.googleapis.com/v1/projects/demo-halden/accounts:lookup"],
      ["GET", "/emulator/v1/projects/demo-halden/verificationCodes"],
      ["POST", "/sandbox-stripe/v1/refunds"],
      ["POST", "/sandbox-stripe/v1/payment_intents"],
    ])("keeps %s %s from the public, also with an administrator's header", async (method, path) => {
      const { status } = await client.request({
        method,
        url: path,
        data: method === "POST" ? {} : undefined,
        headers: { authorization: "Bearer owner" },
        validateStatus: () => true,
      })
      expect(status).toBe(404)
    })
  },
})
