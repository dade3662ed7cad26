import { refuseEmbeddedInPublic } from "../embedded-guard"
import { readEnvironment } from "../environment"

const REAL = {
  FIREBASE_PROJECT_ID: "halden-shop",
  FIREBASE_API_KEY: "AIza-key",
  STRIPE_API_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
}

const start = (source: NodeJS.ProcessEnv) => () =>
  refuseEmbeddedInPublic(readEnvironment(source), source.NODE_ENV)

describe("refuseEmbeddedInPublic", () => {
  it.each([{}, { HOST: "localhost" }, { HOST: "::1" }, { HOST: "127.0.0.2" }])(
    "lets the embedded parts run for %o",
    (source) => {
      expect(start(source)).not.toThrow()
    },
  )

  it.each(["0.0.0.0", "::", "192.168.0.7", "shop.example.com", "127.example.com"])(
    "refuses them on HOST=%s",
    (HOST) => {
      expect(start({ HOST })).toThrow(
        `HOST is '${HOST}', which others can reach: set FIREBASE_PROJECT_ID and STRIPE_API_KEY, ` +
          "or SHOP_ALLOW_EMBEDDED=1 to use the embedded parts all the same.",
      )
    },
  )

  it("refuses them in production", () => {
    expect(start({ NODE_ENV: "production" })).toThrow(/^NODE_ENV is 'production'/)
  })

  it("refuses one embedded part as well", () => {
    const { STRIPE_API_KEY: _key, STRIPE_PUBLISHABLE_KEY: _publishable, ...identity } = REAL
    expect(start({ ...identity, HOST: "::" })).toThrow("set STRIPE_API_KEY, or")
  })

  it("lets real services run anywhere", () => {
    expect(start({ ...REAL, HOST: "0.0.0.0", NODE_ENV: "production" })).not.toThrow()
  })

  it("gives way to SHOP_ALLOW_EMBEDDED", () => {
    expect(start({ HOST: "0.0.0.0", SHOP_ALLOW_EMBEDDED: "1" })).not.toThrow()
  })
})
