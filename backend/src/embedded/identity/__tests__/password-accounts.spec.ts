import { readFile } from "node:fs/promises"
import { startService, type RunningService } from "./support/start-service"
import { payloadOf } from "./support/token-parts"

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.remove())

describe("accounts with a password", () => {
  it("signs up and in with the mail in any case", async () => {
    const { client } = running
    const { localId } = await client.signUp("Case@Example.com")
    const body = { email: "cASE@example.com", password: "secret-one" }
    expect((await client.tokens("signInWithPassword", body)).localId).toBe(localId)
  })

  it.each([
    [
      "signInWithPassword",
      { email: "known@example.com", password: "secret-two" },
      /^INVALID_PASSWORD/,
    ],
    [
      "signInWithPassword",
      { email: "nobody@example.com", password: "secret-two" },
      /^EMAIL_NOT_FOUND/,
    ],
    ["signInWithPassword", { email: "known@example.com" }, /^MISSING_PASSWORD/],
    ["signUp", { email: "known@example.com", password: "secret-two" }, /^EMAIL_EXISTS/],
    [
      "signUp",
      { email: "short@example.com", password: "12345" },
      /^WEAK_PASSWORD : password must be at least 6 characters$/,
    ],
    [
      "signUp",
      { email: "short@example.com", password: "gaskets" },
      /^WEAK_PASSWORD : password must be at least 8 characters$/,
    ],
    [
      "signUp",
      { email: "common@example.com", password: "Password1" },
      /^WEAK_PASSWORD : This password is one of the most common ones\./,
    ],
    ["signUp", { email: "number@example.com", password: 12345678 }, /^INVALID_ARGUMENT/],
    ["signUp", { email: "no mail", password: "secret-two" }, /^INVALID_EMAIL/],
    ["signUp", { email: "<b>@example.com", password: "secret-two" }, /^INVALID_EMAIL/],
    ["signUp", { email: ["a@example.com"], password: "secret-two" }, /^INVALID_EMAIL/],
    ["signUp", {}, /^ADMIN_ONLY_OPERATION/],
  ])("refuses %s %j with %s", async (name, body, code) => {
    await running.client.account("signUp", { email: "known@example.com", password: "secret-one" })
    const answer = await running.client.account(name, body)
    expect(answer.status).toBe(400)
    expect(answer.error).toMatch(code)
  })

  it("shows an account to its owner without the password's hash", async () => {
    const { client } = running
    const { idToken, localId } = await client.signUp("owner@example.com")
    const { body } = await client.account("lookup", { idToken })
    expect(body.users).toMatchObject([
      { localId, email: "owner@example.com", emailVerified: false },
    ])
    expect(JSON.stringify(body)).not.toMatch(/scrypt|fakeHash|"salt"/)
  })

  it("takes the stored hash for no password", async () => {
    const { client, service, dataDir } = running
    await client.signUp("hash@example.com")
    await service.flush()
    const file = await readFile(`${dataDir}/identity/accounts.json`, "utf8")
    const [hash] = file.match(/scrypt\$[^"]+/) ?? []
    const body = { email: "hash@example.com", password: hash }
    expect((await client.account("signInWithPassword", body)).error).toBe("INVALID_PASSWORD")
  })

  it("changes the password and ends older sessions", async () => {
    const { client } = running
    const before = await client.signUp("change@example.com")
    // Times in tokens are whole seconds; the next one begins a new session.
    await vi.waitUntil(() => Date.now() / 1000 > Number(payloadOf(before.idToken).iat) + 1, {
      timeout: 20_000,
    })
    const change = { idToken: before.idToken, password: "secret-two" }
    expect((await client.account("update", change)).status).toBe(200)
    const old = await client.refresh(before.refreshToken)
    expect(old.body).toMatchObject({ error: { message: "TOKEN_EXPIRED" } })
    expect((await client.account("lookup", { idToken: before.idToken })).error).toBe(
      "TOKEN_EXPIRED",
    )
    const login = { email: "change@example.com", password: "secret-two" }
    expect((await client.account("signInWithPassword", login)).status).toBe(200)
  })

  it("ignores fields that only staff may set", async () => {
    const { client } = running
    const { idToken } = await client.signUp("staff@example.com")
    const update = {
      idToken,
      displayName: "Staff",
      emailVerified: true,
      customAttributes: '{"admin":true}',
      linkProviderUserInfo: { providerId: "google.com", rawId: "1" },
    }
    expect((await client.account("update", update)).status).toBe(200)
    const { body } = await client.account("lookup", { idToken })
    expect(body.users).toMatchObject([{ displayName: "Staff", emailVerified: false }])
    expect(JSON.stringify(body)).not.toMatch(/customAttributes|google\.com/)
  })

  it("deletes an account with its owner's token", async () => {
    const { client } = running
    const { idToken, refreshToken } = await client.signUp("gone@example.com")
    expect((await client.account("delete", { idToken })).status).toBe(200)
    expect((await client.account("lookup", { idToken })).error).toBe("USER_NOT_FOUND")
    expect((await client.refresh(refreshToken)).status).toBe(400)
  })
})
