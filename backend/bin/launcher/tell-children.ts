import path from "node:path"
import type { Launch } from "./launch"
import { silenceTelemetry } from "./silence-telemetry"

/**
 * Puts into the environment what Medusa and all other parts need to know. They run in other
 * folders, so paths become absolute.
 */
export function tellChildren(launch: Launch, nodeEnv: "production" | "development"): void {
  const { environment, data, secrets } = launch
  const account = process.env.FIREBASE_SERVICE_ACCOUNT?.trim()
  Object.assign(process.env, {
    NODE_ENV: nodeEnv,
    SHOP_DATA_DIR: environment.dataDir,
    JWT_SECRET: environment.secrets.jwt ?? secrets.jwt,
    COOKIE_SECRET: environment.secrets.cookie ?? secrets.cookie,
    SHOP_INTERNAL_SANDBOX_API_KEY: secrets.sandboxApiKey,
    SHOP_INTERNAL_SANDBOX_WEBHOOK_SECRET: secrets.sandboxWebhook,
    ...(account && !account.startsWith("{")
      ? { FIREBASE_SERVICE_ACCOUNT: path.resolve(account) }
      : {}),
  })
  silenceTelemetry(data.settings)
  // Whoever develops wants to see every call, in the terminal.
  if (nodeEnv === "development") return
  process.env.LOG_LEVEL ||= "warn"
  process.env.LOG_FILE ||= path.join(data.logs, "shop.log")
}
