import { request } from "node:http"
import { startService, type RunningService } from "./support/start-service"

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.remove())

const lastLink = () => new URL(/http\S+/.exec(running.outbox.at(-1)?.text ?? "")?.[0] ?? "")
const lastCode = () => lastLink().searchParams.get("oobCode")

describe("mails", () => {
  it("lead to the shop's address, whatever host the request named", async () => {
    await running.client.signUp("host@example.com")
    await sendFromHost("evil.test", { requestType: "PASSWORD_RESET", email: "host@example.com" })
    expect(lastLink().origin).toBe("http://shop.test")
    expect(lastLink().pathname).toBe("/account/action")
    expect(running.outbox.at(-1)).toMatchObject({ kind: "mail", to: "host@example.com" })
  })

  it("verify an address once", async () => {
    const { client } = running
    const { idToken } = await client.signUp("verify@example.com")
    await client.account("sendOobCode", { requestType: "VERIFY_EMAIL", idToken })
    const oobCode = lastCode()
    expect((await client.account("update", { oobCode })).body).toMatchObject({
      emailVerified: true,
    })
    expect((await client.account("update", { oobCode })).error).toBe("INVALID_OOB_CODE")
  })

  it("reset a password and verify the address with it", async () => {
    const { client } = running
    await client.signUp("reset@example.com")
    const ask = { requestType: "PASSWORD_RESET", email: "reset@example.com" }
    await client.account("sendOobCode", ask)
    const oobCode = lastCode()
    for (const newPassword of ["12345", "gaskets", "Password1"]) {
      const weak = await client.account("resetPassword", { oobCode, newPassword })
      expect(weak.error).toMatch(/^WEAK_PASSWORD/)
    }
    await client.account("resetPassword", { oobCode, newPassword: "secret-two" })
    const login = { email: "reset@example.com", password: "secret-two" }
    const { idToken } = await client.tokens("signInWithPassword", login)
    const { body } = await client.account("lookup", { idToken })
    expect(body.users).toMatchObject([{ emailVerified: true }])
  })

  it("tell the old address of a changed one and undo the change", async () => {
    const { client } = running
    const { idToken } = await client.signUp("old@example.com")
    await client.account("update", { idToken, email: "new@example.com" })
    expect(running.outbox.at(-1)).toMatchObject({ to: "old@example.com" })
    expect((await client.account("update", { oobCode: lastCode() })).status).toBe(200)
    const login = { email: "old@example.com", password: "secret-one" }
    expect((await client.account("signInWithPassword", login)).status).toBe(200)
  })

  it("are not sent to an unknown address or for a mail link", async () => {
    const sent = running.outbox.length
    const unknown = { requestType: "PASSWORD_RESET", email: "nobody@example.com" }
    expect((await running.client.account("sendOobCode", unknown)).error).toBe("EMAIL_NOT_FOUND")
    const link = { requestType: "EMAIL_SIGNIN", email: "old@example.com" }
    expect((await running.client.account("sendOobCode", link)).error).toBe("OPERATION_NOT_ALLOWED")
    expect(running.outbox).toHaveLength(sent)
  })
})

/** fetch sets Host by itself. */
function sendFromHost(host: string, body: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const url = `${running.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo`
    request(url, { method: "POST", headers: { host, "content-type": "application/json" } })
      .on("response", (response) => resolve(response.resume()))
      .on("error", reject)
      .end(JSON.stringify(body))
  })
}
