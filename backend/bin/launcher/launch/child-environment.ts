import fs from "node:fs"
import path from "node:path"
import { secretFileVariables } from "../../../src/settings/secret-files"
import type { Launch } from "./launch"

/**
 * Puts into the environment what Medusa and all other parts need to know. They run in other
 * folders, so paths become absolute.
 */
export function setChildEnvironment(
  launch: Launch,
  nodeEnv: "production" | "development",
  logsTo: "file" | "terminal" = nodeEnv === "production" ? "file" : "terminal",
): void {
  const { environment, data, secrets } = launch
  const account = process.env.FIREBASE_SERVICE_ACCOUNT?.trim()
  Object.assign(process.env, {
    NODE_ENV: nodeEnv,
    SHOP_DATA_DIR: environment.dataDir,
    ...(!environment.secrets.jwt && { JWT_SECRET: secrets.jwt, JWT_SECRET_FILE: "" }),
    ...(!environment.secrets.cookie && { COOKIE_SECRET: secrets.cookie, COOKIE_SECRET_FILE: "" }),
    SHOP_INTERNAL_SANDBOX_API_KEY: secrets.sandboxApiKey,
    SHOP_INTERNAL_SANDBOX_WEBHOOK_SECRET: secrets.sandboxWebhook,
    ...(account && !account.startsWith("{")
      ? { FIREBASE_SERVICE_ACCOUNT: path.resolve(account) }
      : {}),
  })
  for (const name of secretFileVariables) {
    const file = process.env[name]?.trim()
    if (file) process.env[name] = path.resolve(file)
  }
  silenceTelemetry(data.settings)
  // Whoever develops wants to see every call.
  if (nodeEnv === "development") return
  process.env.LOG_LEVEL ||= "warn"
  if (logsTo === "file") process.env.LOG_FILE ||= madeLog(path.join(data.logs, "shop.log"))
}

/** A log that its owner alone can read: Medusa would make one that everybody can. */
function madeLog(file: string): string {
  fs.closeSync(fs.openSync(file, "a", 0o600))
  return file
}

/**
 * Keeps Medusa from telling its maker about this shop. MEDUSA_DISABLE_TELEMETRY alone only keeps
 * events from being noted: every process would still leave another one behind that sends them,
 * unless the settings file says no, too.
 */
function silenceTelemetry(folder: string): void {
  const settings = path.join(folder, "medusa/config.json")
  fs.mkdirSync(path.dirname(settings), { recursive: true, mode: 0o700 })
  fs.writeFileSync(settings, JSON.stringify({ telemetry: { enabled: false } }), { mode: 0o600 })
  process.env.XDG_CONFIG_HOME = folder
  process.env.MEDUSA_DISABLE_TELEMETRY = "true"
}
