import { unsignedToken } from "../../../embedded/identity/__tests__/support/token-parts"
import { LONGEST, newProvider } from "./support/new-provider"
import { startGoogle, type Google } from "./support/start-google"

const now = () => Math.floor(Date.now() / 1000)
let google: Google
beforeAll(async () => {
  google = await startGoogle()
})
afterAll(() => google.stop())

describe("an ID token", () => {
  it("of the project's own key signs in, its mail in lower case", async () => {
    const { signIn, store } = newProvider(google.origin)
    const { success, authIdentity } = await signIn(await google.sign())
    expect(success).toBe(true)
    expect(authIdentity?.id).toBe("authid_uid-1")
    expect(store.metadataOf("uid-1")).toEqual({
      email: "jan@example.com",
      email_verified: true,
      sign_in_provider: "password",
      auth_time: expect.any(Number),
      proven_at: expect.any(Number),
    })
  })

  it("is refused once its sign-in is too old, of staff sooner", async () => {
    const { signIn } = newProvider(google.origin)
    const error = "sign_in_again"
    const signedIn = (seconds: number) => google.sign({ claims: { auth_time: now() - seconds } })
    const { customer, staff } = LONGEST
    expect((await signIn(await signedIn(customer - 60))).success).toBe(true)
    expect(await signIn(await signedIn(customer + 60))).toEqual({ success: false, error })
    expect(await signIn(await signedIn(staff + 60), "user")).toEqual({ success: false, error })
    expect((await signIn(await signedIn(staff - 60), "user")).error).toBe("not_staff")
  })

  it("is refused where the provider has ended sessions since", async () => {
    const { signIn } = newProvider(google.origin)
    const idToken = await google.sign({ claims: { iat: now() - 60 } })
    google.answers.validSince = String(now() - 30)
    onTestFinished(() => void (google.answers.validSince = "0"))
    expect(await signIn(idToken)).toEqual({ success: false, error: "id_token_revoked" })
    expect((await signIn(await google.sign())).success).toBe(true)
  })

  it.each([
    ["signed by a stranger", { strangeKey: true }, "id_token_invalid"],
    ["of an unknown key", { header: { kid: "k2" } }, "id_token_invalid"],
    ["HS256 with the public key as secret", { alg: "HS256" }, "id_token_invalid"],
    ["of another project", { claims: { aud: "demo-other" } }, "id_token_invalid"],
    ["for several projects", { claims: { aud: [] } }, "id_token_invalid"],
    [
      "of another issuer",
      { claims: { iss: "https://securetoken.google.com/demo-other" } },
      "id_token_invalid",
    ],
    ["from yesterday", { claims: { exp: now() - 86_400 } }, "id_token_expired"],
    ["without an end", { claims: { exp: undefined } }, "id_token_invalid"],
    ["without a subject", { claims: { sub: undefined } }, "id_token_invalid"],
    ["with an empty subject", { claims: { sub: "" } }, "id_token_invalid"],
    ["with an endless subject", { claims: { sub: "x".repeat(129) } }, "id_token_invalid"],
    ["without a sign-in time", { claims: { auth_time: undefined } }, "id_token_invalid"],
    ["signed in tomorrow", { claims: { auth_time: now() + 86_400 } }, "id_token_invalid"],
    ["valid from tomorrow", { claims: { nbf: now() + 86_400 } }, "id_token_invalid"],
    ["without a provider", { claims: { firebase: {} } }, "id_token_invalid"],
    [
      "of an anonymous person",
      { claims: { firebase: { sign_in_provider: "anonymous" } } },
      "sign_in_provider_not_allowed",
    ],
    [
      "of a custom sign-in",
      { claims: { firebase: { sign_in_provider: "custom" } } },
      "sign_in_provider_not_allowed",
    ],
    ["without a mail", { claims: { email: undefined } }, "email_missing"],
  ])("%s is refused", async (_label, make, code) => {
    const { signIn, store } = newProvider(google.origin)
    expect(await signIn(await google.sign(make))).toEqual({ success: false, error: code })
    expect(store.identities.size).toBe(0)
  })

  it.each([
    ["unsigned", (token: string) => unsignedToken(JSON.parse(atob(token.split(".")[1] ?? "")))],
    ["without its signature", (token: string) => token.replace(/[^.]+$/, "")],
    [
      "with another's payload",
      (token: string) => token.replace(/\.[^.]+\./, `.${btoa('{"sub":"x"}')}.`),
    ],
    ["of one part", () => "nonsense"],
    ["of empty parts", () => ".."],
    ["with a header that is no object", () => `${btoa("1")}.${btoa("{}")}.x`],
  ])("%s is refused", async (_label, forge) => {
    const { signIn, store } = newProvider(google.origin)
    const before = google.answers.lookups
    const answer = await signIn(forge(await google.sign()))
    expect(answer).toEqual({ success: false, error: "id_token_invalid" })
    expect(google.answers.lookups).toBe(before)
    expect(store.identities.size).toBe(0)
  })

  it.each([
    ["none", undefined],
    ["null", null],
    ["an empty text", ""],
    ["a number", 42],
    ["a list", ["a"]],
    ["a text longer than any token", "x".repeat(8193)],
  ])("counts as missing when it is %s", async (_label, token) => {
    const { signIn } = newProvider(google.origin)
    expect(await signIn(token)).toEqual({ success: false, error: "id_token_missing" })
  })
})
