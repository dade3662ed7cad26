import fs from "node:fs"
import path from "node:path"
import { type Complain, EnvironmentError } from "./environment-error"
import { originOf } from "./origin"
import { readPlugins, type ShopPlugin } from "./plugins"
import { type IdentitySettings, readIdentity } from "./providers/identity-settings"
import { type ImageSettings, readImages } from "./providers/image-settings"
import { type MailSettings, readMail } from "./providers/mail-settings"
import { type PaymentSettings, readPayment } from "./providers/payment-settings"
import { withSecretFiles } from "./secret-files"
import { secretVariables, type Variables, variablesSchema } from "./variables"

const HOUR = 3_600
const DAY = 24 * HOUR

export type Environment = {
  host: string
  port: number
  /** Origin without a trailing slash. */
  publicUrl: string
  /** Hosts that are known beside those of publicUrl, host and this machine; small letters. */
  allowedHosts: string[]
  /** Absolute. */
  dataDir: string
  database: "embedded" | "external"
  /** Unset only where nothing needs a database, or before the embedded one runs; may name several hosts. */
  databaseUrl?: string
  redisUrl?: string
  identity: IdentitySettings
  payment: PaymentSettings
  images: ImageSettings
  mail: MailSettings
  /** The password is unset with a real Firebase project, which keeps it itself. */
  admin: { email: string; password?: string }
  /** Whether Medusa Admin opens only to a sign-in with a second factor. */
  staffSecondFactor: "offered" | "required"
  /** Seconds after which a sign-in is over, however often it was used. */
  longestSignIn: { customer: number; staff: number }
  demo: boolean
  /** What extends the shop. */
  plugins: ShopPlugin[]
  /** The JSON file that replaces texts of the storefront; absolute. */
  textsFile?: string
  minimumOrderQuantity: number
  /** After how long an unpaid order is cancelled; unset: never. */
  unpaidOrderHours?: number
  /** Unpaid orders that one customer may have; 0: any number. */
  maxUnpaidOrders: number
  /** ISO 4217, small letters. */
  currency: string
  /** Whether a new review waits for an administrator. */
  reviewModeration: boolean
  /** Whether the shop tells which vehicles parts fit. */
  vehicles: boolean
  /** How long the logs of the data folder are kept. */
  logDays: number
  /** `auto`: on, but not for direct callers from this machine. */
  rateLimits: "on" | "off" | "auto"
  /** As Express' `trust proxy` takes it. */
  trustProxy?: number | string[]
  /** Connections to PostgreSQL that this process keeps at most. */
  databasePool: number
  /** Whether statements have names, which a pooler may not know. */
  databasePrepared: boolean
  /** Milliseconds of silence until PostgreSQL counts as gone. */
  databaseSilenceMs: number
  /** When a request that comes in is refused for now. */
  load: { openRequests: number; maxQueueMs: number }
  /** Statements that take longer are logged; 0: none. */
  slowQueryMs: number
  /** Opens /metrics to others than this machine. */
  metricsToken?: string
  workerMode: "shared" | "server" | "worker"
  allowEmbedded: boolean
  secrets: { jwt?: string; cookie?: string }
  /** Built storefront to serve, absolute; unset while Vite serves it. */
  storefrontDir?: string
}

/**
 * The shop's settings from environment variables; relative folders start at the working folder.
 * Throws EnvironmentError with one sentence for each wrong variable.
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const variables = parseVariables(source)
  const sentences: string[] = []
  const complain: Complain = (name, rest) => sentences.push(`${name} ${rest}.`)

  const { HOST: host, PORT: port } = variables
  const publicUrl = variables.PUBLIC_URL ?? originOf({ host, port })
  const identity = readIdentity(variables, { publicUrl, complain })
  const payment = readPayment(variables, complain)
  const images = readImages(variables, complain)
  const mail = readMail(variables, complain)
  const plugins = readPlugins(variables.SHOP_PLUGINS, (rest) => complain("SHOP_PLUGINS", rest))
  const textsFile = readTextsFile(variables.SHOP_TEXTS, complain)
  if (sentences.length > 0) throw new EnvironmentError(sentences)

  const database = variables.DATABASE_URL ? "external" : "embedded"
  const databaseUrl = variables.DATABASE_URL ?? variables.SHOP_INTERNAL_DATABASE_URL
  const embeddedIdentity = identity.mode === "embedded"
  const allEmbedded = embeddedIdentity && payment.mode === "sandbox" && database === "embedded"
  return {
    host,
    port,
    publicUrl,
    allowedHosts: variables.ALLOWED_HOSTS,
    dataDir: path.resolve(variables.SHOP_DATA_DIR),
    database,
    ...(databaseUrl && { databaseUrl }),
    ...(variables.REDIS_URL && { redisUrl: variables.REDIS_URL }),
    identity,
    payment,
    images,
    mail,
    admin: {
      email: variables.SHOP_ADMIN_EMAIL,
      ...(embeddedIdentity && { password: variables.SHOP_ADMIN_PASSWORD }),
    },
    staffSecondFactor: variables.STAFF_SECOND_FACTOR,
    longestSignIn: {
      customer: variables.CUSTOMER_SIGN_IN_DAYS * DAY,
      staff: variables.STAFF_SIGN_IN_HOURS * HOUR,
    },
    demo: variables.SHOP_DEMO ?? allEmbedded,
    plugins,
    ...(textsFile && { textsFile }),
    minimumOrderQuantity: variables.MINIMUM_ORDER_QUANTITY,
    ...(variables.UNPAID_ORDER_HOURS && { unpaidOrderHours: variables.UNPAID_ORDER_HOURS }),
    maxUnpaidOrders: variables.MAX_UNPAID_ORDERS,
    currency: variables.SHOP_CURRENCY,
    reviewModeration: variables.REVIEW_MODERATION,
    vehicles: variables.VEHICLES,
    logDays: variables.LOG_DAYS,
    rateLimits: rateLimits(variables.RATE_LIMITS),
    ...(variables.TRUST_PROXY !== undefined && { trustProxy: variables.TRUST_PROXY }),
    databasePool: variables.DATABASE_POOL_SIZE,
    databasePrepared: variables.DATABASE_PREPARED,
    databaseSilenceMs: variables.DATABASE_SILENCE_MS,
    load: {
      openRequests: variables.MAX_OPEN_REQUESTS,
      maxQueueMs: variables.OVERLOAD_AFTER_MS,
    },
    slowQueryMs: variables.SLOW_QUERY_MS,
    ...(variables.METRICS_TOKEN && { metricsToken: variables.METRICS_TOKEN }),
    workerMode: variables.WORKER_MODE,
    allowEmbedded: variables.SHOP_ALLOW_EMBEDDED,
    secrets: {
      ...(variables.JWT_SECRET && { jwt: variables.JWT_SECRET }),
      ...(variables.COOKIE_SECRET && { cookie: variables.COOKIE_SECRET }),
    },
    ...(variables.SHOP_INTERNAL_STOREFRONT_DIR && {
      storefrontDir: path.resolve(variables.SHOP_INTERNAL_STOREFRONT_DIR),
    }),
  }
}

function readTextsFile(file: string | undefined, complain: Complain): string | undefined {
  if (file === undefined) return undefined
  if (!fs.existsSync(file)) complain("SHOP_TEXTS", `names ${file}, which is not there`)
  return path.resolve(file)
}

/**
 * The typed variables, defaults filled in and secrets taken from their files. Throws
 * EnvironmentError for every malformed value.
 */
function parseVariables(source: NodeJS.ProcessEnv): Variables {
  const { variables: given, sentences: wrongFiles } = withSecretFiles(withoutBlanks(source))
  const parsed = variablesSchema.safeParse(given)
  if (parsed.success && wrongFiles.length === 0) return parsed.data
  const sentences = new Map<string, string>()
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0])
    const shown = secretVariables.has(name) ? "" : `, but is '${given[name]}'`
    if (!sentences.has(name)) sentences.set(name, `${name} ${issue.message}${shown}.`)
  }
  throw new EnvironmentError([...wrongFiles, ...sentences.values()])
}

/** Compose files and shells hand on empty values for variables that nobody set. */
function withoutBlanks(source: NodeJS.ProcessEnv): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(source)) {
    if (value !== undefined && value.trim() !== "") given[name] = value.trim()
  }
  return given
}

function rateLimits(chosen: boolean | undefined): Environment["rateLimits"] {
  if (chosen === undefined) return "auto"
  return chosen ? "on" : "off"
}
