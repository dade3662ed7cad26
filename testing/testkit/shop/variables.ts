import path from "node:path"
import { dataPlaces } from "../../../backend/bin/launcher/data-folder/data-folder"
import { keepSecrets } from "../../../backend/bin/launcher/data-folder/secrets"
import { places } from "../../../backend/bin/launcher/project/places"

/** The environment that the launcher gives the processes of a shop, for those that are started without it. */
export function shopVariables(folder: string, databaseUrl: string): NodeJS.ProcessEnv {
  const { secrets: file, settings, logs } = dataPlaces(folder)
  const secrets = keepSecrets(file)
  return {
    ...process.env,
    NODE_ENV: "production",
    SHOP_DATA_DIR: folder,
    SHOP_DEMO: "off",
    MAX_UNPAID_ORDERS: "0",
    DATABASE_URL: databaseUrl,
    JWT_SECRET: secrets.jwt,
    COOKIE_SECRET: secrets.cookie,
    SHOP_INTERNAL_SANDBOX_API_KEY: secrets.sandboxApiKey,
    SHOP_INTERNAL_SANDBOX_WEBHOOK_SECRET: secrets.sandboxWebhook,
    SHOP_INTERNAL_STOREFRONT_DIR: places.storefrontBuild,
    // The launcher's start has switched Medusa's telemetry off there.
    XDG_CONFIG_HOME: settings,
    MEDUSA_DISABLE_TELEMETRY: "true",
    LOG_LEVEL: "warn",
    LOG_FILE: path.join(logs, "torture.log"),
  }
}
