import { z } from "@medusajs/framework/zod"
import {
  currencyCode,
  newPassword,
  addressOf,
  onOff,
  oneOf,
  postgresAddress,
  startingWith,
  webOrigin,
  wholeNumber,
} from "./variable-types"
import { hostNames } from "./network/allowed-hosts"
import { trustedProxies } from "./trusted-proxies"

const HIGHEST_PORT = 65_535
const HIGHEST_MINIMUM = 1_000_000
const HOURS_OF_A_YEAR = 8_760
const MOST_UNPAID_ORDERS = 10_000
const HOURS_OF_A_MONTH = 720
const DAYS_OF_A_YEAR = 365
const DAYS_OF_TEN_YEARS = 3_650
const LARGEST_POOL = 500
const MOST_REQUESTS = 100_000
const MINUTE_MS = 60_000
const SHORTEST_SECRET = 16

/** Of the demo's administrator; everybody may read it here. */
export const DEMO_ADMIN_PASSWORD = "carparts-admin"

const text = z.string()
const mailAddress = z.email({ error: "must be a mail address" })
const secret = text.min(SHORTEST_SECRET, {
  error: `must have at least ${SHORTEST_SECRET} characters`,
})

/** Every variable that a person may set; an empty value counts as not set. */
const settable = {
  PORT: wholeNumber({ from: 1, to: HIGHEST_PORT }).default(9000),
  HOST: text
    .regex(/^[\w.:-]+$/, { error: "must be a host name or an IP address" })
    .default("127.0.0.1"),
  PUBLIC_URL: webOrigin.optional(),
  ALLOWED_HOSTS: hostNames.default([]),
  SHOP_DATA_DIR: text.default(".data"),
  DATABASE_URL: postgresAddress.optional(),
  REDIS_URL: addressOf(["redis:", "rediss:"]).optional(),
  FIREBASE_PROJECT_ID: text
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, { error: "must be the id of a Firebase project" })
    .optional(),
  FIREBASE_API_KEY: text.optional(),
  FIREBASE_AUTH_DOMAIN: text
    .regex(/^[\w-]+(\.[\w-]+)+$/, { error: "must be a domain like shop.firebaseapp.com" })
    .optional(),
  FIREBASE_SERVICE_ACCOUNT: text.optional(),
  STRIPE_API_KEY: startingWith(["sk_test_", "sk_live_", "rk_test_", "rk_live_"]).optional(),
  STRIPE_PUBLISHABLE_KEY: startingWith(["pk_test_", "pk_live_"]).optional(),
  STRIPE_WEBHOOK_SECRET: startingWith(["whsec_"]).optional(),
  IMAGE_HOST_URL: addressOf(["http:", "https:"]).optional(),
  IMAGE_HOST_KEY: text.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_FILE_URL: addressOf(["http:", "https:"]).optional(),
  S3_ENDPOINT: addressOf(["http:", "https:"]).optional(),
  S3_PREFIX: text.optional(),
  SMTP_URL: addressOf(["smtp:", "smtps:"]).optional(),
  MAIL_FROM: text.regex(/@/, { error: "must hold a mail address" }).optional(),
  SHOP_ADMIN_EMAIL: mailAddress.default("admin@example.com"),
  SHOP_ADMIN_PASSWORD: newPassword.default(DEMO_ADMIN_PASSWORD),
  STAFF_SECOND_FACTOR: oneOf(["offered", "required"]).default("offered"),
  CUSTOMER_SIGN_IN_DAYS: wholeNumber({ from: 1, to: DAYS_OF_A_YEAR }).default(30),
  STAFF_SIGN_IN_HOURS: wholeNumber({ from: 1, to: HOURS_OF_A_MONTH }).default(12),
  SHOP_DEMO: onOff.optional(),
  SHOP_PLUGINS: text.optional(),
  SHOP_TEXTS: text.optional(),
  SHOP_ALLOW_EMBEDDED: onOff.default(false),
  MINIMUM_ORDER_QUANTITY: wholeNumber({ from: 1, to: HIGHEST_MINIMUM }).default(50),
  UNPAID_ORDER_HOURS: wholeNumber({ from: 0, to: HOURS_OF_A_YEAR }).default(72),
  MAX_UNPAID_ORDERS: wholeNumber({ from: 0, to: MOST_UNPAID_ORDERS }).default(20),
  SHOP_CURRENCY: currencyCode.default("usd"),
  REVIEW_MODERATION: onOff.default(false),
  VEHICLES: onOff.default(true),
  LOG_DAYS: wholeNumber({ from: 1, to: DAYS_OF_TEN_YEARS }).default(14),
  RATE_LIMITS: onOff.optional(),
  TRUST_PROXY: trustedProxies.optional(),
  DATABASE_POOL_SIZE: wholeNumber({ from: 2, to: LARGEST_POOL }).default(10),
  DATABASE_PREPARED: onOff.default(true),
  DATABASE_SILENCE_MS: wholeNumber({ from: 500, to: MINUTE_MS }).default(1500),
  MAX_OPEN_REQUESTS: wholeNumber({ from: 1, to: MOST_REQUESTS }).default(1000),
  OVERLOAD_AFTER_MS: wholeNumber({ from: 100, to: MINUTE_MS }).default(3000),
  SLOW_QUERY_MS: wholeNumber({ from: 0, to: MINUTE_MS }).default(1000),
  METRICS_TOKEN: secret.optional(),
  WORKER_MODE: oneOf(["shared", "server", "worker"]).default("shared"),
  JWT_SECRET: secret.optional(),
  COOKIE_SECRET: secret.optional(),
}

/** What the launcher tells the processes that it starts; nobody sets these by hand. */
const internal = {
  SHOP_INTERNAL_DATABASE_URL: addressOf(["postgres:"]).optional(),
  SHOP_INTERNAL_EMBEDDED_URL: webOrigin.optional(),
  SHOP_INTERNAL_STOREFRONT_DIR: text.optional(),
  SHOP_INTERNAL_SANDBOX_API_KEY: startingWith(["sk_test_"]).optional(),
  SHOP_INTERNAL_SANDBOX_WEBHOOK_SECRET: startingWith(["whsec_"]).optional(),
}

export const variablesSchema = z.object({ ...settable, ...internal })

export type Variables = z.infer<typeof variablesSchema>
export type VariableName = keyof Variables

/** Variables whose value may hold a password or a key: no message repeats it. */
export const secretVariables: ReadonlySet<string> = new Set<VariableName>([
  "DATABASE_URL",
  "REDIS_URL",
  "SMTP_URL",
  "FIREBASE_API_KEY",
  "FIREBASE_SERVICE_ACCOUNT",
  "STRIPE_API_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "IMAGE_HOST_URL",
  "IMAGE_HOST_KEY",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SHOP_ADMIN_PASSWORD",
  "METRICS_TOKEN",
  "JWT_SECRET",
  "COOKIE_SECRET",
  "SHOP_INTERNAL_DATABASE_URL",
  "SHOP_INTERNAL_SANDBOX_API_KEY",
  "SHOP_INTERNAL_SANDBOX_WEBHOOK_SECRET",
])
