import type { InputConfigWithArrayModules } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import path from "node:path"
import { installMiddleware } from "../api/http/middleware/install-middleware"
import { readEnvironment } from "../settings/environment"
import { VEHICLE_MODULE } from "../modules/vehicle"
import { joinModules } from "./join-modules"
import { redisModules } from "./redis-modules"
import { shopProject } from "./shop-project"
import { shopProviders } from "./shop-providers"

const PLUGIN = "@halden/backend"

/**
 * A Medusa application's configuration with the shop in it, for its `defineConfig`. What the
 * application names itself is left as it is; the shop's settings come from the same variables as
 * its own. Throws EnvironmentError with one sentence for each wrong variable.
 */
export function withHalden(host: InputConfigWithArrayModules = {}): InputConfigWithArrayModules {
  const environment = readEnvironment(process.env)
  installMiddleware()
  const project = shopProject(environment)
  return {
    ...host,
    projectConfig: {
      ...project,
      ...host.projectConfig,
      http: { ...project.http, ...host.projectConfig?.http },
    },
    plugins: [{ resolve: PLUGIN, options: {} }, ...(host.plugins ?? [])],
    modules: joinModules(
      [
        ...shopProviders(environment),
        ...redisModules(environment),
        // Medusa finds the plugin's modules by itself, but not which is left out, or what one waits for.
        ...(environment.vehicles ? [] : [{ key: VEHICLE_MODULE, disable: true }]),
        {
          resolve: path.join(__dirname, "../modules/order-guard"),
          dependencies: [Modules.EVENT_BUS],
        },
      ],
      host.modules ?? [],
    ),
  }
}
