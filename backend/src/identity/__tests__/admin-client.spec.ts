import {
  startService,
  type RunningService,
} from "../../embedded/identity/__tests__/support/start-service"
import {
  deleteIdentity,
  disableIdentity,
  enableIdentity,
  ensureIdentity,
  findIdentity,
  readIdentity,
  verifyIdentityEmail,
} from "../admin-client"
import { IdentityCallError } from "../identity-call-error"
import type { IdentityTarget } from "../identity-target"
import { signInWithPassword } from "../sign-in-with-password"

const staff = { email: "staff@example.com", password: "carparts", name: "Staff", verified: true }
let running: RunningService
let target: IdentityTarget
beforeAll(async () => {
  running = await startService()
  target = { projectId: "demo-halden", apiKey: "demo-halden", url: running.origin }
})
afterAll(() => running.remove())

const accountOf = async (idToken: string) =>
  (await running.client.account("lookup", { idToken })).body.users

describe("ensureIdentity", () => {
  it("makes one account that can sign in, however often it is called", async () => {
    const uid = await ensureIdentity(target, staff)
    expect(await ensureIdentity(target, { ...staff, email: "STAFF@example.com" })).toBe(uid)
    const idToken = await signInWithPassword(target, staff)
    expect(await accountOf(idToken)).toMatchObject([
      { localId: uid, displayName: "Staff", emailVerified: true },
    ])
    expect(running.outbox).toEqual([])
  })

  it("leaves the password of a known account as it is", async () => {
    await ensureIdentity(target, staff)
    await ensureIdentity(target, { ...staff, password: "another-one" })
    await expect(signInWithPassword(target, staff)).resolves.toBeTypeOf("string")
  })

  it("makes an unverified account where asked to, which can be verified later", async () => {
    const customer = { ...staff, email: "customer@example.com", verified: false }
    const uid = await ensureIdentity(target, customer)
    const idToken = await signInWithPassword(target, customer)
    expect(await accountOf(idToken)).toMatchObject([{ emailVerified: false }])
    await verifyIdentityEmail(target, uid)
    expect(await accountOf(idToken)).toMatchObject([{ emailVerified: true }])
  })
})

describe("readIdentity", () => {
  it("finds an account by uid or mail, as it is now", async () => {
    const person = { ...staff, email: "reader@example.com", verified: false }
    const uid = await ensureIdentity(target, person)
    const account = { uid, email: person.email, verified: false, disabled: false }
    expect(await readIdentity(target, { uid })).toMatchObject(account)
    await verifyIdentityEmail(target, uid)
    await disableIdentity(target, uid)
    const now = await readIdentity(target, { email: "READER@example.com" })
    expect(now).toMatchObject({ uid, verified: true, disabled: true })
    expect(now?.validSince).toBeGreaterThan(Date.now() / 1000 - 60)
    expect(await readIdentity(target, { uid: "nobody" })).toBeUndefined()
  })
})

describe("disableIdentity", () => {
  it("ends sign-in and sessions until enableIdentity", async () => {
    const person = { ...staff, email: "person@example.com" }
    const uid = await ensureIdentity(target, person)
    const { refreshToken } = await running.client.tokens("signInWithPassword", person)
    await disableIdentity(target, uid)
    await expect(signInWithPassword(target, person)).rejects.toMatchObject({
      code: "USER_DISABLED",
    })
    expect((await running.client.refresh(refreshToken)).status).toBe(400)
    await enableIdentity(target, uid)
    await expect(signInWithPassword(target, person)).resolves.toBeTypeOf("string")
  })
})

describe("deleteIdentity", () => {
  it("removes the account", async () => {
    const uid = await ensureIdentity(target, { ...staff, email: "leaver@example.com" })
    await deleteIdentity(target, uid)
    expect(await findIdentity(target, "leaver@example.com")).toBeUndefined()
  })

  it("is content with an account that is gone, as its neighbours are", async () => {
    await deleteIdentity(target, "nobody")
    await disableIdentity(target, "nobody")
    await enableIdentity(target, "nobody")
  })
})

describe("the admin client", () => {
  it("says when the provider is out of reach", async () => {
    const nowhere = { ...target, url: "http://127.0.0.1:9" }
    const failure = disableIdentity(nowhere, "uid")
    await expect(failure).rejects.toBeInstanceOf(IdentityCallError)
    await expect(failure).rejects.toMatchObject({ code: "UNAVAILABLE" })
  })

  it("asks for a service account where the project is a real one", async () => {
    const real = { projectId: "halden", apiKey: "key" }
    await expect(disableIdentity(real, "uid")).rejects.toMatchObject({ code: "NO_SERVICE_ACCOUNT" })
  })
})
