import { SECOND_FACTOR_DEMANDED } from "../../../contract/account/staff-entry"
import { secondFactor } from "../../../embedded/identity/__tests__/support/second-factor"
import { payloadOf } from "../../../embedded/identity/__tests__/support/token-parts"
import {
  startService,
  type RunningService,
} from "../../../embedded/identity/__tests__/support/start-service"
import { deleteIdentity, disableIdentity } from "../../../identity/admin-client"
import { FirebaseAuthProvider } from "../service"
import { newProvider } from "./support/new-provider"

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.remove())

const target = () => ({ projectId: "demo-halden", apiKey: "demo-halden", url: running.origin })

describe("signing in with the embedded identity service", () => {
  it("lets an unverified mail in and says that it is unverified", async () => {
    const { signIn, store } = newProvider(running.origin)
    const { idToken, localId } = await running.client.signUp("Jan@Example.com")
    expect(await signIn(idToken)).toMatchObject({ success: true })
    const { auth_time, iat: proven_at } = payloadOf(idToken)
    expect(store.metadataOf(localId)).toEqual({
      email: "jan@example.com",
      email_verified: false,
      sign_in_provider: "password",
      auth_time,
      proven_at,
    })
  })

  it("takes name and verification from the account rather than from an older token", async () => {
    const { signIn, store } = newProvider(running.origin)
    const { idToken, localId } = await running.client.signUp("later@example.com")
    await signIn(idToken)
    await running.client.account("update", { idToken, displayName: "Later" })
    await running.client.account("sendOobCode", { requestType: "VERIFY_EMAIL", idToken })
    const oobCode = /oobCode=([^&\s]+)/.exec(running.outbox.at(-1)?.text ?? "")?.[1]
    await running.client.account("update", { oobCode })
    await signIn(idToken)
    expect(store.identities.size).toBe(1)
    expect(store.metadataOf(localId)).toMatchObject({ name: "Later", email_verified: true })
  })

  it("makes one identity of two first sign-ins at once", async () => {
    const { signIn, store } = newProvider(running.origin)
    const { idToken } = await running.client.signUp("twice@example.com")
    const answers = await Promise.all([signIn(idToken), signIn(idToken)])
    expect(answers).toMatchObject([{ success: true }, { success: true }])
    expect(store.identities.size).toBe(1)
  })

  it("knows a Google account", async () => {
    const { signIn, store } = newProvider(running.origin)
    const claims = { sub: "9", email: "g@example.com", email_verified: true, name: "G" }
    const { body } = await running.client.google(claims)
    expect(await signIn(body.idToken)).toMatchObject({ success: true })
    expect(store.metadataOf(String(body.localId))).toMatchObject({
      sign_in_provider: "google.com",
      email_verified: true,
    })
  })

  it("opens Medusa Admin without a second factor where none is demanded, else with one alone", async () => {
    const factor = secondFactor({
      client: running.client,
      newest: () => running.outbox.at(-1)?.text,
    })
    const login = { email: "chief@example.com", password: "secret-one" }
    const before = await factor.enrol(login.email)
    const { idToken } = await factor.signIn(login)
    const offered = newProvider(running.origin)
    const demanded = newProvider(running.origin, { staffSecondFactor: "required" })
    for (const { signIn, enter, store } of [offered, demanded]) {
      expect(await enter(idToken)).toEqual({ success: false, error: "not_staff" })
      for (const identity of store.identities.values()) identity.app_metadata = { user_id: "u" }
      expect(await enter(idToken)).toMatchObject({ success: true })
      expect(await signIn(before)).toMatchObject({ success: true })
    }
    expect(await offered.enter(before)).toMatchObject({ success: true })
    expect(await demanded.enter(before)).toEqual({ success: false, error: SECOND_FACTOR_DEMANDED })
  })

  it.each([
    // Closing ends the sessions of the seconds before as well, which the service looks at first.
    ["disabled", disableIdentity, /^(user_disabled|id_token_revoked)$/],
    ["deleted", deleteIdentity, /^user_not_found$/],
  ])("refuses the valid token of a %s account", async (label, close, code) => {
    const { signIn } = newProvider(running.origin)
    const { idToken, localId } = await running.client.signUp(`${label}@example.com`)
    expect(await signIn(idToken)).toMatchObject({ success: true })
    await close(target(), localId)
    const answer = await signIn(idToken)
    expect(answer).toEqual({ success: false, error: expect.stringMatching(code) })
  })
})

describe("the provider", () => {
  it("registers nobody", async () => {
    const { provider } = newProvider(running.origin)
    await expect(provider.register()).rejects.toThrow("Register with the identity provider")
  })

  it("has no callback, or Medusa would offer it as a redirect", () => {
    expect(Object.getOwnPropertyNames(FirebaseAuthProvider.prototype)).not.toContain(
      "validateCallback",
    )
  })
})
