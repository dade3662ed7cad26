import { secondFactor } from "./support/second-factor"
import { startService, type RunningService } from "./support/start-service"
import { payloadOf } from "./support/token-parts"

const V2 = "/identitytoolkit.googleapis.com/v2/accounts"
let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.remove())

const post = (name: string, body: object) => running.client.post(`${V2}/${name}?key=demo`, body)

describe("the second factor by SMS", () => {
  it("is asked for after the password and completes the sign-in", async () => {
    const factor = secondFactor({
      client: running.client,
      newest: () => running.outbox.at(-1)?.text,
    })
    await factor.enrol("two@example.com")
    const login = { email: "two@example.com", password: "secret-one" }
    const { body } = await running.client.account("signInWithPassword", login)
    expect(body).not.toHaveProperty("idToken")
    expect(body.mfaInfo).toMatchObject([{ phoneInfo: "+********3456" }])
    const { idToken } = await factor.signIn(login)
    expect(payloadOf(idToken).firebase).toMatchObject({ sign_in_second_factor: "phone" })
  })

  it("refuses a pending credential that this service did not seal", async () => {
    const { localId } = await running.client.signUp("victim@example.com")
    const forged = Buffer.from(
      JSON.stringify({
        _AuthEmulatorMfaPendingCredential: "DO NOT MODIFY",
        localId,
        signInProvider: "password",
        projectId: "demo-halden",
      }),
    ).toString("base64")
    const answer = await post("mfaSignIn:start", {
      mfaPendingCredential: forged,
      mfaEnrollmentId: "x",
    })
    expect(answer.body).toMatchObject({ error: { message: "INVALID_MFA_PENDING_CREDENTIAL" } })
  })
})
