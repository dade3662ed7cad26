import { createPaymentSandbox } from "../create-payment-sandbox"
import { isPublicSandboxPath } from "../public-paths"
import {
  createIntent,
  PUBLISHABLE_KEY,
  request,
  SECRET_KEY,
  startSandbox,
  temporaryFolder,
  type SandboxServer,
} from "./sandbox-server"

describe("keys of the sandbox", () => {
  let server: SandboxServer

  beforeAll(async () => {
    server = await startSandbox()
  })

  afterAll(() => server.stop())

  it.each([
    ["sk_live_1", PUBLISHABLE_KEY],
    [SECRET_KEY, "pk_live_1"],
    ["", ""],
  ])("does not start with %s and %s", (secretKey, publishableKey) => {
    const start = () =>
      createPaymentSandbox({ dataDir: temporaryFolder(), secretKey, publishableKey })

    expect(start).toThrow(/test keys only/)
  })

  it("answers 401 without a key and with a wrong one", async () => {
    const none = await request(server.url, { call: "POST /v1/payment_intents" })
    const wrong = await request(server.url, {
      call: "POST /v1/payment_intents",
      headers: { authorization: "Bearer sk_live_123456789" },
    })

    expect([none.status, wrong.status]).toEqual([401, 401])
    expect(JSON.stringify(wrong.body)).not.toContain("123456789")
  })

  it("does not take the secret key from a form field", async () => {
    const { status } = await request(server.url, {
      call: "POST /v1/payment_intents",
      fields: { key: SECRET_KEY, amount: "5000", currency: "usd" },
    })

    expect(status).toBe(401)
  })

  it.each([
    "POST /v1/payment_intents",
    "POST /v1/payment_intents/pi_1",
    "POST /v1/payment_intents/pi_1/cancel",
    "POST /v1/payment_intents/pi_1/capture",
    "POST /v1/refunds",
  ])("answers 403 to the publishable key on %s", async (call) => {
    expect((await server.browser(call)).status).toBe(403)
  })

  it("shows an intent to a browser that knows its secret, without metadata", async () => {
    const intent = await createIntent(server)
    const call = `GET /v1/payment_intents/${intent.id}`

    const refused = await server.browser(call, { client_secret: "guessed" })
    const { status, body } = await server.browser(call, { client_secret: intent.clientSecret })

    expect(refused.body.error).toMatchObject({ code: "payment_intent_invalid_parameter" })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: intent.id, amount: 5000 })
    expect(body).not.toHaveProperty("metadata")
  })

  it("keeps metadata out of the errors that a browser gets", async () => {
    const intent = await createIntent(server)
    await server.secret(`POST /v1/payment_intents/${intent.id}/cancel`)

    const { body } = await server.browser(`POST /v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.clientSecret,
    })

    expect(body.error).toMatchObject({ payment_intent: { status: "canceled" } })
    expect(JSON.stringify(body)).not.toContain("payses_1")
  })

  it("answers 404 to what it does not know and 413 to what is too large", async () => {
    const unknown = await server.secret("GET /v1/charges")
    const large = await server.secret("POST /v1/refunds", { reason: "x".repeat(70_000) })

    expect(unknown.status).toBe(404)
    expect(large.status).toBe(413)
  })
})

describe("isPublicSandboxPath", () => {
  it.each([
    ["POST", "/v1/payment_methods"],
    ["POST", "/v1/payment_intents/pi_sandbox1/confirm"],
    ["POST", "/v1/payment_intents/pi_sandbox1/sandbox_3ds"],
    ["GET", "/v1/payment_intents/pi_sandbox1"],
  ])("lets a browser %s %s", (method, pathname) => {
    expect(isPublicSandboxPath(method, pathname)).toBe(true)
  })

  it.each([
    ["POST", "/v1/payment_intents"],
    ["POST", "/v1/payment_intents/pi_sandbox1"],
    ["POST", "/v1/payment_intents/pi_sandbox1/cancel"],
    ["POST", "/v1/payment_intents/pi_sandbox1/capture"],
    ["POST", "/v1/payment_intents/../refunds/confirm"],
    ["GET", "/v1/payment_methods/pm_1"],
    ["POST", "/v1/refunds"],
  ])("does not let a browser %s %s", (method, pathname) => {
    expect(isPublicSandboxPath(method, pathname)).toBe(false)
  })
})
