import { http, HttpResponse } from "msw"
import { callForData } from "@/platform/api/call-api"
import { renewWith } from "@/platform/api/renewal"
import { fakeProvider, knownToProvider, providerError } from "@/testing/fake-provider"
import { fakeShop } from "@/testing/fake-shop"
import { server } from "@/testing/server"
import { signIn } from "@/testing/visit"
import { renewAccess } from "../renew-access"
import { clearSession, readAccessToken, readSessionEnd, storeAccessToken } from "../session-store"

const MAIL = "customer@example.com"
const asked: string[] = []

beforeEach(() => {
  renewWith(renewAccess)
  asked.length = 0
})
server.events.on("request:start", ({ request }) => {
  asked.push(`${request.method} ${new URL(request.url).pathname}`)
})

const exchanges = () => asked.filter((one) => one === "POST /api/v1/auth").length
const readUsers = () => callForData(`/users/${MAIL}`)

/** Somebody whose access token the shop takes no more; the provider knows them still. */
function signInAndExpire(): string {
  const { _id } = signIn()
  knownToProvider(MAIL)
  fakeShop.sessions.clear()
  return `token-of-${_id}`
}

function refuseExchange(status: number, code: string, message: string): void {
  const refusal = { success: false, code, message }
  server.use(http.post("*/api/v1/auth", () => HttpResponse.json(refusal, { status })))
}

/** A JWT that lives for so many seconds. */
function tokenOf(seconds: number): string {
  const payload = btoa(JSON.stringify({ iat: 1000, exp: 1000 + seconds }))
  return `head.${payload}.signature`
}

describe("an access token", () => {
  it("that was refused is renewed once for all calls, which are repeated with the new one", async () => {
    signInAndExpire()
    const answers = await Promise.all([readUsers(), readUsers(), readUsers()])
    expect(answers).toMatchObject([[{ email: MAIL }], [{ email: MAIL }], [{ email: MAIL }]])
    expect(exchanges()).toBe(1)
    expect(readAccessToken()).toMatch(/^access-/)
  })

  it("is renewed before its end, so that no call is refused", async () => {
    const { _id } = signIn()
    knownToProvider(MAIL)
    vi.useFakeTimers({ toFake: ["Date"] })
    try {
      storeAccessToken(tokenOf(60))
      const user = fakeShop.users.find((one) => one._id === _id)
      if (user) fakeShop.sessions.set(tokenOf(60), user)
      await readUsers()
      expect(exchanges()).toBe(0)
      vi.setSystemTime(Date.now() + 50_000)
      const refusals: number[] = []
      server.events.on("response:mocked", ({ response }) => refusals.push(response.status))
      await readUsers()
      expect(exchanges()).toBe(1)
      expect(refusals).not.toContain(401)
    } finally {
      vi.useRealTimers()
    }
  })

  it("that another tab has renewed is taken from there", async () => {
    const expired = signInAndExpire()
    const [user] = fakeShop.users
    if (user) fakeShop.sessions.set("of-the-other-tab", user)
    localStorage.setItem("accessToken", "of-the-other-tab")
    expect(await renewAccess(expired)).toBe("of-the-other-tab")
    expect(exchanges()).toBe(0)
  })

  it("is renewed by one tab for all of them", async () => {
    const expired = signInAndExpire()
    const queue = { tail: Promise.resolve<unknown>(undefined) }
    const request = (_name: string, task: () => Promise<unknown>) => {
      queue.tail = queue.tail.then(task)
      return queue.tail
    }
    vi.stubGlobal("navigator", Object.create(navigator, { locks: { value: { request } } }))
    vi.resetModules()
    const otherTab = await import("../renew-access")
    const tokens = await Promise.all([renewAccess(expired), otherTab.renewAccess(expired)])
    vi.unstubAllGlobals()
    expect(tokens[0]).toMatch(/^access-/)
    expect(tokens[1]).toBe(tokens[0])
    expect(exchanges()).toBe(1)
  })

  it("is not renewed for somebody who has signed out meanwhile", async () => {
    const expired = signInAndExpire()
    server.use(
      http.post("*/api/v1/auth", () => {
        clearSession()
        return HttpResponse.json({ success: true, accessToken: "too-late" })
      }),
    )
    expect(await renewAccess(expired)).toBeNull()
    expect(readAccessToken()).toBeNull()
    expect(await renewAccess(expired)).toBeNull()
  })

  it("ends the session where the account is closed", async () => {
    const expired = signInAndExpire()
    const person = knownToProvider(MAIL)
    person.getIdToken = () => Promise.reject(providerError("user-disabled"))
    expect(await renewAccess(expired)).toBeNull()
    expect(readAccessToken()).toBeNull()
  })

  it("ends the session where the sign-in is too old, and keeps that for the login page", async () => {
    const expired = signInAndExpire()
    refuseExchange(401, "sign_in_again", "No user is logged in")
    expect(await renewAccess(expired)).toBeNull()
    expect(readAccessToken()).toBeNull()
    expect(readSessionEnd()).toMatchObject({ message: "Your login has ended. Log in again." })
    storeAccessToken("of-the-next-sign-in")
    expect(readSessionEnd()).toBeNull()
  })

  it("ends it where the mail has changed, in the shop's words", async () => {
    const expired = signInAndExpire()
    refuseExchange(409, "email_unconfirmed", "Confirm the new one")
    expect(await renewAccess(expired)).toBeNull()
    expect(readSessionEnd()).toEqual({ code: "email_unconfirmed", message: "Confirm the new one" })
  })

  it.each([
    ["the provider", providerError("network-request-failed")],
    ["its code", new TypeError("Failed to fetch dynamically imported module")],
  ])("is kept while %s cannot be reached", async (_, failure) => {
    const expired = signInAndExpire()
    fakeProvider.failure = failure
    await expect(readUsers()).rejects.toMatchObject({ code: "unreachable" })
    expect(readAccessToken()).toBe(expired)
  })
})
