import { complaint, FIREBASE, rsaKey } from "./complaint"

describe("readEnvironment, given something wrong,", () => {
  it.each([
    [{ LOG_DAYS: "0" }, "LOG_DAYS must be a whole number from 1 to 3650, but is '0'."],
    [
      { DATABASE_SILENCE_MS: "10" },
      "DATABASE_SILENCE_MS must be a whole number from 500 to 60000, but is '10'.",
    ],
    [{ PORT: "abc" }, "PORT must be a whole number from 1 to 65535, but is 'abc'."],
    [{ PORT: "70000" }, "PORT must be a whole number from 1 to 65535, but is '70000'."],
    [{ HOST: "a b" }, "HOST must be a host name or an IP address, but is 'a b'."],
    [
      { PUBLIC_URL: "shop.example.com" },
      "PUBLIC_URL must be an address like https://shop.example.com, without a path, but is 'shop.example.com'.",
    ],
    [
      { PUBLIC_URL: "https://example.com/shop" },
      "PUBLIC_URL must be an address like https://shop.example.com, without a path, but is 'https://example.com/shop'.",
    ],
    [
      { DATABASE_URL: "mysql://me:word@db/shop" },
      "DATABASE_URL must be an address that starts with postgres:// or postgresql://.",
    ],
    [
      { DATABASE_URL: "postgres://me:word@one,two:port/shop" },
      "DATABASE_URL must be an address that starts with postgres:// or postgresql://.",
    ],
    [{ REDIS_URL: "here" }, "REDIS_URL must be an address that starts with redis:// or rediss://."],
    [{ SHOP_DEMO: "maybe" }, "SHOP_DEMO must be on or off, but is 'maybe'."],
    [{ RATE_LIMITS: "5" }, "RATE_LIMITS must be on or off, but is '5'."],
    [{ WORKER_MODE: "both" }, "WORKER_MODE must be shared, server or worker, but is 'both'."],
    [
      { MINIMUM_ORDER_QUANTITY: "0" },
      "MINIMUM_ORDER_QUANTITY must be a whole number from 1 to 1000000, but is '0'.",
    ],
    [
      { UNPAID_ORDER_HOURS: "8761" },
      "UNPAID_ORDER_HOURS must be a whole number from 0 to 8760, but is '8761'.",
    ],
    [
      { MAX_UNPAID_ORDERS: "none" },
      "MAX_UNPAID_ORDERS must be a whole number from 0 to 10000, but is 'none'.",
    ],
    [
      { SHOP_CURRENCY: "zzz" },
      "SHOP_CURRENCY must be the three-letter code of a currency, like usd, but is 'zzz'.",
    ],
    [{ SHOP_ADMIN_EMAIL: "admin" }, "SHOP_ADMIN_EMAIL must be a mail address, but is 'admin'."],
    [{ SHOP_ADMIN_PASSWORD: "gaskets" }, "SHOP_ADMIN_PASSWORD must have at least 8 characters."],
    [
      { SHOP_ADMIN_PASSWORD: "Password1" },
      "SHOP_ADMIN_PASSWORD is one of the most common passwords: choose another.",
    ],
    [
      { TRUST_PROXY: "everyone" },
      "TRUST_PROXY must be a number of proxies or their addresses with commas between, but is 'everyone'.",
    ],
    [
      { TRUST_PROXY: "10.0.0.0/64" },
      "TRUST_PROXY must be a number of proxies or their addresses with commas between, but is '10.0.0.0/64'.",
    ],
    [{ FIREBASE_API_KEY: "k" }, "FIREBASE_API_KEY is set, but FIREBASE_PROJECT_ID is not."],
    [
      { FIREBASE_PROJECT_ID: "halden-shop" },
      "FIREBASE_API_KEY is missing: FIREBASE_PROJECT_ID needs it.",
    ],
    [
      { ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: "/nowhere.json" },
      "FIREBASE_SERVICE_ACCOUNT must be the JSON of a Firebase service account, or the path of its file.",
    ],
    [
      { STRIPE_API_KEY: "key" },
      "STRIPE_API_KEY must start with sk_test_, sk_live_, rk_test_ or rk_live_.",
    ],
    [
      { STRIPE_API_KEY: "sk_test_1" },
      "STRIPE_PUBLISHABLE_KEY is missing: STRIPE_API_KEY needs it.",
    ],
    [
      { STRIPE_PUBLISHABLE_KEY: "pk_test_1" },
      "STRIPE_PUBLISHABLE_KEY is set, but STRIPE_API_KEY is not.",
    ],
    [
      { STRIPE_API_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
      "STRIPE_PUBLISHABLE_KEY must be a test key, as STRIPE_API_KEY is.",
    ],
    [
      { STRIPE_API_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
      "STRIPE_WEBHOOK_SECRET is missing: a live STRIPE_API_KEY needs it.",
    ],
    [
      { IMAGE_HOST_URL: "https://i.example" },
      "IMAGE_HOST_KEY is missing: IMAGE_HOST_URL needs it.",
    ],
    [{ S3_REGION: "eu" }, "S3_REGION is set, but S3_BUCKET is not."],
    [{ SMTP_URL: "smtp://m" }, "MAIL_FROM is missing: SMTP_URL needs it."],
  ])("answers %o with one sentence", (source, sentence) => {
    expect(complaint(source)).toBe(sentence)
  })

  it.each([
    ["a text", { private_key: "k" }, "has a private_key that is no RSA key"],
    ["a key too short", { private_key: rsaKey(1024) }, "has a private_key that is no RSA key"],
    ["another project's", { project_id: "other" }, "is not of the project 'halden-shop'"],
  ])("refuses %s as a service account's key, and repeats none of it", (_what, wrong, why) => {
    const account = {
      project_id: "halden-shop",
      client_email: "a@b.c",
      private_key: rsaKey(2048),
      ...wrong,
    }
    const said = complaint({ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account) })
    expect(said).toContain(`FIREBASE_SERVICE_ACCOUNT ${why}`)
    expect(said).not.toMatch(/PRIVATE|a@b\.c/)
  })

  it("names every wrong variable at once", () => {
    expect(complaint({ PORT: "x", HOST: "a b" }).split("\n")).toHaveLength(2)
  })

  it("repeats no secret", () => {
    expect(complaint({ DATABASE_URL: "my-password", JWT_SECRET: "short-one" })).not.toMatch(
      /my-password|short-one/,
    )
  })
})
