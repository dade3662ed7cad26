import { readEnvironment } from "../../../../settings/environment"
import { policiesFor } from "../content-policies"

const real = {
  FIREBASE_PROJECT_ID: "parts-shop",
  FIREBASE_API_KEY: "key",
  STRIPE_API_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
}
const storefrontOf = (variables: NodeJS.ProcessEnv) =>
  policiesFor(readEnvironment(variables), () => []).storefront

describe("policiesFor", () => {
  it("names no other host while both services are embedded", () => {
    expect(JSON.stringify(storefrontOf({}))).not.toContain("http")
  })

  it("lets a real Firebase project sign people in", () => {
    const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY } = real
    const policy = storefrontOf({ FIREBASE_PROJECT_ID, FIREBASE_API_KEY })
    const recaptcha = "https://www.google.com/recaptcha/"
    expect(policy.scriptSrc).toEqual([
      "'self'",
      "https://apis.google.com",
      recaptcha,
      "https://www.gstatic.com/recaptcha/",
    ])
    expect(policy.frameSrc).toEqual([
      "'self'",
      "https://parts-shop.firebaseapp.com",
      recaptcha,
      "https://recaptcha.google.com/recaptcha/",
    ])
    expect(policy.connectSrc).toContain("https://securetoken.googleapis.com")
  })

  it("lets the real Stripe take a card, and a sign-in domain of one's own", () => {
    const policy = storefrontOf({ ...real, FIREBASE_AUTH_DOMAIN: "login.example.com" })
    expect(policy.scriptSrc).toContain("https://js.stripe.com")
    expect(policy.frameSrc).toEqual(
      expect.arrayContaining(["https://hooks.stripe.com", "https://login.example.com"]),
    )
    expect(policy.connectSrc).toContain("https://api.stripe.com")
  })

  it("lets Medusa Admin write its styles, and ask this origin alone", () => {
    const { admin } = policiesFor(readEnvironment(real), () => [])
    expect(admin.styleSrc).toEqual(["'self'", "'unsafe-inline'"])
    expect([admin.scriptSrc, admin.connectSrc, admin.frameSrc]).toEqual(Array(3).fill(["'self'"]))
  })

  it.each([
    [{}, ["'self'", "data:"]],
    [
      {
        S3_BUCKET: "pictures",
        S3_REGION: "eu-central-1",
        S3_ACCESS_KEY_ID: "id",
        S3_SECRET_ACCESS_KEY: "secret",
        S3_FILE_URL: "https://cdn.example.com/pictures",
      },
      ["'self'", "data:", "https://cdn.example.com"],
    ],
  ])("shows pictures of the shop, of its bucket, and of hosts that parts use", (variables, own) => {
    let used = ["https://one.example"]
    const { storefront, admin } = policiesFor(readEnvironment(variables), () => used)
    const told = (sources: unknown[] = []) =>
      sources.map((source): unknown => (typeof source === "function" ? source() : source))
    expect(told(storefront.imgSrc)).toEqual([...own, "blob: https://one.example"])
    used = []
    expect(told(admin.imgSrc)).toEqual([...own, "blob:"])
  })

  it("lets no page run inline or evaluated scripts, in any mode", () => {
    for (const variables of [{}, real]) {
      for (const policy of Object.values(policiesFor(readEnvironment(variables), () => []))) {
        const scripts = policy.scriptSrc ?? policy.defaultSrc ?? []
        expect(scripts.filter((source) => String(source).includes("unsafe"))).toEqual([])
      }
    }
  })
})
