import { defineConfig, Modules } from "@medusajs/framework/utils"
import path from "node:path"
import { installMiddleware } from "./backend/src/api/http/middleware/install-middleware"
import { installWorkerMiddleware } from "./backend/src/api/http/middleware/install-worker-middleware"
import { followPrimary } from "./backend/src/host/follow-primary"
import { lendKit } from "./backend/src/host/lend-kit"
import { redisModules } from "./backend/src/host/redis-modules"
import { shopProject } from "./backend/src/host/shop-project"
import { shopProviders } from "./backend/src/host/shop-providers"
import { readEnvironment } from "./backend/src/settings/environment"
import { redirectProjectSource } from "./backend/src/host/project-source"

const environment = readEnvironment(process.env)
redirectProjectSource(
  {
    source: path.join(__dirname, "backend/src"),
    admin: path.join(__dirname, "admin-extensions/src/admin"),
    plugins: path.join(__dirname, "plugins"),
  },
  environment.plugins.flatMap(({ firstParty, folder }) => (firstParty ? [folder] : [])),
)
lendKit(path.join(__dirname, "backend/src/kit"))
followPrimary(environment)
installMiddleware()

if (environment.workerMode === "worker") installWorkerMiddleware()
const inAdmin = (file: string) => path.join(__dirname, "admin-extensions/src", file)
const moduleAt = (name: string) => path.join(__dirname, "backend/src/modules", name)

export default defineConfig({
  projectConfig: shopProject(environment),
  admin: {
    path: "/app",
    backendUrl: "/",
    vite: () => ({
      resolve: {
        alias: [
          { find: "react-country-flag", replacement: inAdmin("country-flag.tsx") },
          { find: /^(@medusajs\/framework\/zod|zod)$/, replacement: inAdmin("zod.ts") },
        ],
      },
    }),
  },
  plugins: environment.plugins.map(({ resolve }) => ({ resolve, options: {} })),
  modules: [
    { resolve: moduleAt("review") },
    { resolve: moduleAt("quantity-rule") },
    { resolve: moduleAt("part-list") },
    { resolve: moduleAt("member") },
    { resolve: moduleAt("shop-settings") },
    { resolve: moduleAt("product-index") },
    { resolve: moduleAt("order-index") },
    { resolve: moduleAt("product-search-index") },
    { resolve: moduleAt("order-guard"), dependencies: [Modules.EVENT_BUS] },
    { resolve: moduleAt("payment-journal") },
    { resolve: moduleAt("webhook") },
    { resolve: moduleAt("audit-trail") },
    { resolve: moduleAt("staff-access") },
    { resolve: moduleAt("demand") },
    { resolve: moduleAt("order-note") },
    { resolve: moduleAt("return-request") },
    { resolve: moduleAt("expected-goods") },
    { resolve: moduleAt("sync") },
    { resolve: moduleAt("change-feed") },
    ...(environment.vehicles ? [{ resolve: moduleAt("vehicle") }] : []),
    ...shopProviders(environment),
    ...redisModules(environment),
  ],
})
