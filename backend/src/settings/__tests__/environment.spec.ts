import { generateKeyPairSync } from "node:crypto"
import path from "node:path"
import { EnvironmentError } from "../environment-error"
import { readEnvironment } from "../environment"
import { isOwnSource } from "../plugins"

const STRIPE_TEST = { STRIPE_API_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" }
const FIREBASE = { FIREBASE_PROJECT_ID: "halden-shop", FIREBASE_API_KEY: "AIza-key" }

const rsaKey = (modulusLength: number) =>
  generateKeyPairSync("rsa", { modulusLength })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString()

function complaint(source: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(source)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  return ""
}

describe("readEnvironment", () => {
  it("has a default for everything", () => {
    expect(readEnvironment({})).toMatchObject({
      host: "127.0.0.1",
      port: 9000,
      publicUrl: "http://127.0.0.1:9000",
      dataDir: `${process.cwd()}/.data`,
      database: "embedded",
      identity: { mode: "embedded", projectId: "demo-halden" },
      payment: { mode: "sandbox" },
      images: { kind: "folder" },
      mail: { kind: "outbox" },
      admin: { email: "admin@example.com", password: "carparts-admin" },
      demo: true,
      minimumOrderQuantity: 50,
      unpaidOrderHours: 72,
      maxUnpaidOrders: 20,
      currency: "usd",
      reviewModeration: false,
      vehicles: true,
      logDays: 14,
      rateLimits: "auto",
      databasePool: 10,
      databasePrepared: true,
      load: { openRequests: 1000, maxQueueMs: 3000 },
      slowQueryMs: 1000,
      workerMode: "shared",
    })
  })

  it("finds plugins by package and by folder, and names those that are not there", () => {
    const folder = path.resolve("storefront")
    const { plugins } = readEnvironment({
      SHOP_PLUGINS: "./storefront, @medusajs/medusa",
    })
    expect(plugins).toEqual([
      { resolve: folder, folder },
      { resolve: "@medusajs/medusa", folder: path.resolve("node_modules/@medusajs/medusa") },
    ])
    expect(plugins.map(isOwnSource)).toEqual([true, false])
    expect(complaint({ SHOP_PLUGINS: "./docs/nothing,@acme/nothing" })).toBe(
      "SHOP_PLUGINS names ./docs/nothing, which has no package.json.\n" +
        "SHOP_PLUGINS names @acme/nothing: install it.",
    )
  })

  it("finds the file that replaces texts, and says where there is none", () => {
    const { textsFile } = readEnvironment({ SHOP_TEXTS: "./package.json" })
    expect(textsFile).toBe(path.resolve("package.json"))
    expect(complaint({ SHOP_TEXTS: "./words.json" })).toBe(
      "SHOP_TEXTS names ./words.json, which is not there.",
    )
  })

  it("takes an empty value for an unset one", () => {
    expect(readEnvironment({ PORT: "", HOST: "  ", SHOP_DEMO: "" })).toEqual(readEnvironment({}))
  })

  it("derives the public address from host and port", () => {
    expect(readEnvironment({ HOST: "::1", PORT: "81" }).publicUrl).toBe("http://[::1]:81")
    expect(readEnvironment({ HOST: "0.0.0.0" }).publicUrl).toBe("http://localhost:9000")
    expect(readEnvironment({ PUBLIC_URL: "https://shop.example.com/" }).publicUrl).toBe(
      "https://shop.example.com",
    )
  })

  it("reads a real Firebase project", () => {
    const privateKey = rsaKey(2048)
    const account = { project_id: "halden-shop", client_email: "a@b.c", private_key: privateKey }
    const { identity, admin } = readEnvironment({
      ...FIREBASE,
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
    })
    expect(identity).toEqual({
      mode: "firebase",
      projectId: "halden-shop",
      apiKey: "AIza-key",
      authDomain: "halden-shop.firebaseapp.com",
      serviceAccount: { projectId: "halden-shop", clientEmail: "a@b.c", privateKey },
    })
    expect(admin).toEqual({ email: "admin@example.com" })
  })

  it("tells Stripe's mode from its key", () => {
    expect(readEnvironment(STRIPE_TEST).payment.mode).toBe("test")
    expect(
      readEnvironment({
        STRIPE_API_KEY: "sk_live_1",
        STRIPE_PUBLISHABLE_KEY: "pk_live_1",
        STRIPE_WEBHOOK_SECRET: "whsec_1",
      }).payment,
    ).toEqual({
      mode: "live",
      apiKey: "sk_live_1",
      publishableKey: "pk_live_1",
      webhookSecret: "whsec_1",
    })
  })

  it("takes what the launcher tells about the embedded parts", () => {
    const { databaseUrl, database, identity, payment } = readEnvironment({
      SHOP_INTERNAL_DATABASE_URL: "postgres://shop:x@127.0.0.1:5555/shop",
      SHOP_INTERNAL_EMBEDDED_URL: "http://127.0.0.1:4444",
      SHOP_INTERNAL_SANDBOX_API_KEY: "sk_test_own",
    })
    expect([database, databaseUrl]).toEqual(["embedded", "postgres://shop:x@127.0.0.1:5555/shop"])
    expect(identity.url).toBe("http://127.0.0.1:4444")
    expect(payment).toMatchObject({ apiKey: "sk_test_own", sandboxUrl: "http://127.0.0.1:4444" })
  })

  it("seeds the demo only where everything is embedded, unless it is told to", () => {
    expect(readEnvironment({ DATABASE_URL: "postgres://db/shop" }).demo).toBe(false)
    expect(readEnvironment(STRIPE_TEST).demo).toBe(false)
    expect(readEnvironment(FIREBASE).demo).toBe(false)
    expect(readEnvironment({ ...FIREBASE, SHOP_DEMO: "1" }).demo).toBe(true)
    expect(readEnvironment({ SHOP_DEMO: "off" }).demo).toBe(false)
  })

  it("reads where images and mails go", () => {
    expect(
      readEnvironment({ IMAGE_HOST_URL: "https://i.example", IMAGE_HOST_KEY: "k" }),
    ).toHaveProperty("images", { kind: "host", url: "https://i.example", key: "k" })
    expect(
      readEnvironment({
        S3_BUCKET: "parts",
        S3_REGION: "eu",
        S3_ACCESS_KEY_ID: "id",
        S3_SECRET_ACCESS_KEY: "secret",
        S3_FILE_URL: "https://parts.example",
      }).images,
    ).toMatchObject({ kind: "s3", bucket: "parts", fileUrl: "https://parts.example" })
    expect(readEnvironment({ SMTP_URL: "smtp://m", MAIL_FROM: "a@b.c" }).mail).toEqual({
      kind: "smtp",
      url: "smtp://m",
      from: "a@b.c",
    })
  })

  it.each([
    ["1", 1],
    ["10.0.0.0/8, loopback", ["10.0.0.0/8", "loopback"]],
    ["::1", ["::1"]],
  ])("trusts the proxies of TRUST_PROXY=%s", (text, proxies) => {
    expect(readEnvironment({ TRUST_PROXY: text }).trustProxy).toEqual(proxies)
  })

  it.each([
    ["on", "on"],
    ["off", "off"],
    ["0", "off"],
  ])("limits rates as RATE_LIMITS=%s says", (text, rateLimits) => {
    expect(readEnvironment({ RATE_LIMITS: text }).rateLimits).toBe(rateLimits)
  })
})

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
