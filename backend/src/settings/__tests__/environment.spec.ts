import path from "node:path"
import { readEnvironment } from "../environment"
import { isOwnSource } from "../plugins"
import { complaint, FIREBASE, rsaKey } from "./complaint"

const STRIPE_TEST = { STRIPE_API_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" }

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
