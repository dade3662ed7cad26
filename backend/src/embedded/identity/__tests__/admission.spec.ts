import { startService, type RunningService } from "./support/start-service"

const TOOLKIT = "/identitytoolkit.googleapis.com"
const ADMIN = `${TOOLKIT}/v1/projects/demo-halden/accounts:lookup`
const owner = { authorization: "Bearer owner" }
let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.remove())

describe("an administrator's call", () => {
  it.each([
    ["without proof", {}],
    ["with another token", { authorization: "Bearer ya29.x" }],
    ["from a web page", { ...owner, origin: "http://evil.test" }],
  ])("is refused %s", async (_label, headers: Record<string, string>) => {
    const answer = await running.client.post(ADMIN, { email: ["a@example.com"] }, headers)
    expect(answer.status).toBe(403)
  })

  it("is refused for another project", async () => {
    const path = ADMIN.replace("demo-halden", "demo-other")
    expect((await running.client.post(path, {}, owner)).status).toBe(404)
  })

  it("is what `Bearer owner` makes of no public call", async () => {
    const path = `${TOOLKIT}/v1/accounts:signUp?key=demo`
    const body = { email: "sly@example.com", password: "secret-one", emailVerified: true }
    const { body: answer } = await running.client.post(path, body, owner)
    const { idToken } = answer as { idToken: string }
    const { body: found } = await running.client.account("lookup", { idToken })
    expect(found.users).toMatchObject([{ emailVerified: false }])
  })
})

describe("a request", () => {
  it.each([
    ["broken JSON", "{", 400],
    ["a list", "[]", 400],
    ["null", "null", 400],
    ["a text", '"text"', 400],
    ["40 kB", JSON.stringify({ idToken: "x".repeat(40_000) }), 413],
    ["4 MB", JSON.stringify({ idToken: "x".repeat(4_000_000) }), 413],
  ])("with %s as its body is refused", async (_label, body, status) => {
    const path = `${TOOLKIT}/v1/accounts:lookup?key=demo`
    expect((await running.client.post(path, body)).status).toBe(status)
  })

  it("without an API key is refused", async () => {
    expect((await running.client.post(`${TOOLKIT}/v1/accounts:lookup`, {})).status).toBe(403)
  })

  it.each([{ tenantId: "t" }, { targetProjectId: "demo-other" }])(
    "with %j stays in the one project",
    async (extra) => {
      const body = { email: `${Object.keys(extra)}@example.com`, password: "secret-one", ...extra }
      expect((await running.client.account("signUp", body)).status).toBe(200)
      const login = { email: body.email, password: body.password }
      expect((await running.client.account("signInWithPassword", login)).status).toBe(200)
    },
  )

  it.each([
    ["POST", `${TOOLKIT}/v1/accounts:signInWithCustomToken`],
    ["GET", "/emulator/v1/projects/demo-halden/oobCodes"],
    ["DELETE", "/emulator/v1/projects/demo-halden/accounts"],
    ["OPTIONS", `${TOOLKIT}/v1/accounts:lookup`],
    ["GET", "/emulator/openapi.json"],
    ["GET", "/"],
  ])("%s %s finds nothing", async (method, path) => {
    const headers = { ...owner, origin: "http://evil.test" }
    const response = await fetch(`${running.origin}${path}`, { method, headers })
    expect(response.status).toBe(404)
    expect(response.headers.get("access-control-allow-origin")).toBeNull()
  })

  it.each([
    [`${TOOLKIT}/v1/whatever`, true],
    ["/securetoken.googleapis.com/v1/token", true],
    ["/emulator/auth/handler", true],
    ["/jwks.json", true],
    ["/v1/payment_methods", false],
    ["/emulators", false],
    ["/", false],
  ])("to %s is this service's own: %s", (pathname, own) => {
    expect(running.service.handles(pathname)).toBe(own)
  })
})
