import type { Tokens } from "./support/identity-client"
import { startService, type RunningService } from "./support/start-service"
import { payloadOf, unsignedToken } from "./support/token-parts"

let running: RunningService
let tokens: Tokens
beforeAll(async () => {
  running = await startService()
  tokens = await running.client.signUp("token@example.com")
})
afterAll(() => running.remove())

describe("ID tokens", () => {
  it("verify against the published keys as Firebase's own would", async () => {
    const { createRemoteJWKSet, jwtVerify } = await import("jose")
    const keys = createRemoteJWKSet(new URL(`${running.origin}/jwks.json`))
    const { payload, protectedHeader } = await jwtVerify(tokens.idToken, keys, {
      algorithms: ["RS256"],
      issuer: "https://securetoken.google.com/demo-halden",
      audience: "demo-halden",
    })
    expect(protectedHeader).toMatchObject({ alg: "RS256", kid: expect.any(String) })
    expect(payload).toMatchObject({
      sub: tokens.localId,
      email: "token@example.com",
      email_verified: false,
      firebase: { sign_in_provider: "password" },
    })
  })

  it("publish no private part of the key", async () => {
    const response = await fetch(`${running.origin}/jwks.json`)
    const { keys } = (await response.json()) as { keys: object[] }
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"])
  })

  it("are refused unless this service signed them", async () => {
    const payload = payloadOf(tokens.idToken)
    const { generateKeyPair, SignJWT } = await import("jose")
    const { privateKey } = await generateKeyPair("RS256")
    const [header, body, signature] = tokens.idToken.split(".")
    const stranger = new SignJWT(payload).setProtectedHeader({ alg: "RS256" })
    const symmetric = new SignJWT(payload).setProtectedHeader({ alg: "HS256" })
    const forged = [
      unsignedToken(payload),
      unsignedToken({}),
      await stranger.sign(privateKey),
      await symmetric.sign(Buffer.from("fake-secret")),
      [
        header,
        Buffer.from(JSON.stringify({ ...payload, sub: "x" })).toString("base64url"),
        signature,
      ].join("."),
      [header, body, ""].join("."),
      "nonsense",
      "",
      42,
      { toString: "x" },
    ]
    for (const idToken of forged) {
      const answer = await running.client.account("lookup", { idToken })
      expect([answer.status, answer.error]).toEqual([400, "INVALID_ID_TOKEN"])
    }
  })

  it.each(["id_token", "ID Token", "idTOKEN", "IdToken"])(
    "are not read from a key spelled %s",
    async (key) => {
      const body = { [key]: unsignedToken(payloadOf(tokens.idToken)) }
      expect((await running.client.account("lookup", body)).error).toBe("MISSING_ID_TOKEN")
    },
  )
})

describe("refresh tokens", () => {
  it("give a new signed ID token", async () => {
    const { status, body } = await running.client.refresh(tokens.refreshToken)
    expect(status).toBe(200)
    expect(payloadOf(String(body.id_token)).sub).toBe(tokens.localId)
    expect(body.access_token).not.toMatch(/\.$/)
    expect((await running.client.refresh(String(body.refresh_token))).status).toBe(200)
  })

  it("keep the time of their own sign-in, whoever signs in elsewhere meanwhile", async () => {
    const person = await running.client.signUp("kept@example.com")
    const authTimeOf = (token: unknown) => payloadOf(String(token)).auth_time
    const began = authTimeOf(person.idToken)
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 90_000 })
    onTestFinished(() => void vi.useRealTimers())
    const login = { email: "kept@example.com", password: "secret-one" }
    const elsewhere = await running.client.tokens("signInWithPassword", login)
    expect(authTimeOf(elsewhere.idToken)).toBeGreaterThan(Number(began))
    const first = (await running.client.refresh(person.refreshToken)).body
    const second = (await running.client.refresh(String(first.refresh_token))).body
    expect([authTimeOf(first.id_token), authTimeOf(second.id_token)]).toEqual([began, began])
  })

  it("keep it over a new password of their own", async () => {
    const person = await running.client.signUp("changed@example.com")
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 90_000 })
    onTestFinished(() => void vi.useRealTimers())
    const { idToken } = person
    const { body } = await running.client.account("update", { idToken, password: "secret-two" })
    expect(payloadOf(String(body.idToken)).auth_time).toBe(payloadOf(idToken).auth_time)
    const renewed = (await running.client.refresh(String(body.refreshToken))).body
    expect(payloadOf(String(renewed.id_token)).auth_time).toBe(payloadOf(idToken).auth_time)
  })

  it("are refused when somebody else made or changed them", async () => {
    const record = {
      _AuthEmulatorRefreshToken: "DO NOT MODIFY",
      localId: tokens.localId,
      provider: "password",
      extraClaims: { admin: true },
      projectId: "demo-halden",
    }
    const plain = Buffer.from(JSON.stringify(record)).toString("base64")
    const [, issuedAt, tag] = tokens.refreshToken.split(".")
    const wrapped = [Buffer.from(plain).toString("base64url"), issuedAt, tag].join(".")
    const later = tokens.refreshToken.replace(`.${issuedAt}.`, `.${Number(issuedAt) + 60}.`)
    for (const token of [plain, wrapped, later, "nonsense"]) {
      const { status, body } = await running.client.refresh(token)
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: { message: "INVALID_REFRESH_TOKEN" } })
    }
  })
})
