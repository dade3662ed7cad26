import { newProvider } from "./support/new-provider"
import { startGoogle, type Google } from "./support/start-google"

let google: Google
beforeEach(async () => {
  google = await startGoogle()
})
afterEach(() => google.stop())

const unavailable = { success: false, error: "identity_unavailable" }

describe("a provider out of reach", () => {
  it("is told apart from a bad token when nothing listens", async () => {
    const { signIn, warnings, store } = newProvider("http://127.0.0.1:9")
    expect(await signIn(await google.sign())).toEqual(unavailable)
    expect(warnings).toHaveLength(1)
    expect(store.identities.size).toBe(0)
  })

  it.each(["keys", "lookup"] as const)("signs nobody in without its %s", async (part) => {
    const { signIn, store } = newProvider(google.origin)
    google.answers[part] = 500
    expect(await signIn(await google.sign())).toEqual(unavailable)
    expect(store.identities.size).toBe(0)
  })

  it("signs in again once it is back", async () => {
    const { signIn } = newProvider(google.origin)
    google.answers.keys = 500
    expect(await signIn(await google.sign())).toEqual(unavailable)
    google.answers.keys = 200
    expect(await signIn(await google.sign())).toMatchObject({ success: true })
  })
})
