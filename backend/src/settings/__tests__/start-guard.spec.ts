import { EnvironmentError } from "../environment-error"
import { readEnvironment } from "../environment"
import { refuseUnsafeStart } from "../start-guard"

const REAL = {
  FIREBASE_PROJECT_ID: "halden-shop",
  FIREBASE_API_KEY: "AIza-key",
  STRIPE_API_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
}

const CHOSEN = {
  JWT_SECRET: "a secret of some length",
  COOKIE_SECRET: "another of some length",
  PUBLIC_URL: "https://shop.example.com",
}

const start = (source: NodeJS.ProcessEnv) => () =>
  refuseUnsafeStart(readEnvironment(source), source.NODE_ENV)

function sentences(source: NodeJS.ProcessEnv): readonly string[] {
  try {
    start({ NODE_ENV: "production", ...source })()
  } catch (error) {
    if (error instanceof EnvironmentError) return error.sentences
    throw error
  }
  return []
}

describe("the embedded parts", () => {
  it.each([{}, { HOST: "localhost" }, { HOST: "::1" }, { HOST: "127.0.0.2" }])(
    "run for %o",
    (source) => {
      expect(start(source)).not.toThrow()
    },
  )

  it.each(["0.0.0.0", "::", "192.168.0.7", "shop.example.com", "127.example.com"])(
    "are refused on HOST=%s",
    (HOST) => {
      expect(start({ HOST })).toThrow(
        `HOST is '${HOST}', which others can reach: set FIREBASE_PROJECT_ID and STRIPE_API_KEY, ` +
          "or SHOP_ALLOW_EMBEDDED=1 to use the embedded parts all the same.",
      )
    },
  )

  it("are refused in production", () => {
    expect(start({ NODE_ENV: "production" })).toThrow(/^NODE_ENV is 'production'/)
  })

  it("are refused one by one, too", () => {
    const { STRIPE_API_KEY: _key, STRIPE_PUBLISHABLE_KEY: _publishable, ...identity } = REAL
    expect(start({ ...identity, HOST: "::" })).toThrow("set STRIPE_API_KEY, or")
  })

  it("give way to real services, which run anywhere", () => {
    const source = { ...REAL, ...CHOSEN, HOST: "0.0.0.0", NODE_ENV: "production" }
    expect(start(source)).not.toThrow()
  })

  it("run anywhere with SHOP_ALLOW_EMBEDDED", () => {
    expect(start({ HOST: "0.0.0.0", SHOP_ALLOW_EMBEDDED: "1" })).not.toThrow()
  })
})

describe("production", () => {
  it("makes up no secret and wants an https address, each in a sentence", () => {
    expect(sentences(REAL)).toEqual([
      "JWT_SECRET is missing: in production no secret is made up.",
      "COOKIE_SECRET is missing: in production no secret is made up.",
      "PUBLIC_URL is 'http://127.0.0.1:9000': in production it is the https address that people see.",
    ])
  })

  it.each(Object.keys(CHOSEN))("refuses the start for the lack of %s alone", (name) => {
    const refused = sentences({ ...REAL, ...CHOSEN, [name]: "" })
    expect(refused).toHaveLength(1)
    expect(refused[0]).toContain(name)
  })

  it("keeps the demo's administrator out where the embedded identity service is allowed", () => {
    const source = { ...CHOSEN, SHOP_ALLOW_EMBEDDED: "1" }
    expect(sentences(source)).toEqual([
      "SHOP_ADMIN_PASSWORD is the demo's, which everybody can read: choose another.",
    ])
    expect(sentences({ ...source, SHOP_ADMIN_PASSWORD: "chosen by somebody" })).toEqual([])
  })

  it("is asked for by NODE_ENV alone", () => {
    expect(start(REAL)).not.toThrow()
  })
})
