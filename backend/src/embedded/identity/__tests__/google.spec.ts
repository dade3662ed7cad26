import { startService, type RunningService } from "./support/start-service"
import { payloadOf } from "./support/token-parts"

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.remove())

const claims = (sub: string, email: string) => ({ sub, email, email_verified: true, name: "Jan" })

describe("the stand-in for Google", () => {
  it("makes an account once and knows it again", async () => {
    const first = await running.client.google(claims("100", "new@example.com"))
    expect(first.body).toMatchObject({ isNewUser: true, email: "new@example.com" })
    expect(payloadOf(String(first.body.idToken))).toMatchObject({
      email_verified: true,
      firebase: { sign_in_provider: "google.com" },
    })
    const again = await running.client.google(claims("100", "new@example.com"))
    expect(again.body.localId).toBe(first.body.localId)
  })

  it.each([
    ["an unverified", false],
    ["a verified", true],
  ])("does not take over %s account with a password", async (_label, verified) => {
    const { client } = running
    const email = `taken-${verified}@example.com`
    const { idToken } = await client.signUp(email)
    if (verified) await verifyMail(idToken)
    const answer = await client.google(claims(`200${verified}`, email))
    expect(answer.body).toMatchObject({ needConfirmation: true })
    expect(answer.body).not.toHaveProperty("idToken")
    const login = { email, password: "secret-one" }
    expect((await client.account("signInWithPassword", login)).status).toBe(200)
  })

  it("opens an account that its owner has linked", async () => {
    const { client } = running
    const { idToken, localId } = await client.signUp("linked@example.com")
    const postBody = new URLSearchParams({
      providerId: "google.com",
      id_token: JSON.stringify(claims("300", "linked@example.com")),
    })
    const link = { idToken, requestUri: "http://localhost", postBody: postBody.toString() }
    expect((await client.account("signInWithIdp", link)).status).toBe(200)
    const answer = await client.google(claims("300", "linked@example.com"))
    expect(answer.body.localId).toBe(localId)
  })

  it.each([
    ["providerId=facebook.com&id_token={}", "OPERATION_NOT_ALLOWED"],
    ["providerId=google.com&id_token={}", "INVALID_IDP_RESPONSE"],
    ["providerId=google.com&id_token=eyJhbGciOiJub25lIn0.e30.", "INVALID_IDP_RESPONSE"],
    ["providerId=google.com&access_token=x", "INVALID_IDP_RESPONSE"],
    ["", "OPERATION_NOT_ALLOWED"],
  ])("refuses the credential %j", async (postBody, code) => {
    const body = { requestUri: "http://localhost", postBody }
    expect((await running.client.account("signInWithIdp", body)).error).toBe(code)
  })
})

async function verifyMail(idToken: string): Promise<void> {
  await running.client.account("sendOobCode", { requestType: "VERIFY_EMAIL", idToken })
  const oobCode = /oobCode=([^&\s]+)/.exec(running.outbox.at(-1)?.text ?? "")?.[1]
  await running.client.account("update", { oobCode })
}
