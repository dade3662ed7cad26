import { startService, type RunningService } from "./support/start-service"

const PHONE = "+420777123456"
const V2 = "/identitytoolkit.googleapis.com/v2/accounts"
let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.remove())

const post = (name: string, body: object) => running.client.post(`${V2}/${name}?key=demo`, body)
const lastSms = () => running.outbox.at(-1)?.text.slice(0, 6)

async function verifiedAccount(email: string): Promise<string> {
  const { idToken } = await running.client.signUp(email)
  await running.client.account("sendOobCode", { requestType: "VERIFY_EMAIL", idToken })
  const oobCode = /oobCode=([^&\s]+)/.exec(running.outbox.at(-1)?.text ?? "")?.[1]
  await running.client.account("update", { oobCode })
  return idToken
}

async function enrol(idToken: string): Promise<void> {
  const start = await post("mfaEnrollment:start", {
    idToken,
    phoneEnrollmentInfo: { phoneNumber: PHONE },
  })
  const { sessionInfo } = start.body.phoneSessionInfo as { sessionInfo: string }
  expect(running.outbox.at(-1)).toMatchObject({ kind: "sms", to: PHONE })
  const phoneVerificationInfo = { sessionInfo, code: lastSms() }
  expect((await post("mfaEnrollment:finalize", { idToken, phoneVerificationInfo })).status).toBe(
    200,
  )
}

describe("the second factor by SMS", () => {
  it("is asked for after the password and completes the sign-in", async () => {
    await enrol(await verifiedAccount("two@example.com"))
    const login = { email: "two@example.com", password: "secret-one" }
    const { body } = await running.client.account("signInWithPassword", login)
    expect(body).not.toHaveProperty("idToken")
    const [factor] = body.mfaInfo as { mfaEnrollmentId: string; phoneInfo: string }[]
    expect(factor?.phoneInfo).toBe("+********3456")
    const { mfaPendingCredential } = body
    const start = await post("mfaSignIn:start", {
      mfaPendingCredential,
      mfaEnrollmentId: factor?.mfaEnrollmentId,
      phoneSignInInfo: {},
    })
    const { sessionInfo } = start.body.phoneResponseInfo as { sessionInfo: string }
    const phoneVerificationInfo = { sessionInfo, code: lastSms() }
    const done = await post("mfaSignIn:finalize", { mfaPendingCredential, phoneVerificationInfo })
    expect(done.body).toMatchObject({ idToken: expect.any(String) })
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
