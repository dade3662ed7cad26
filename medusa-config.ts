import { defineConfig, Modules } from "@medusajs/framework/utils"
import path from "node:path"
import { installEdge } from "./backend/src/api/http/edge/install-edge"
import { readEnvironment } from "./backend/src/settings/environment"
import { fileProvider } from "./backend/src/settings/file-provider"
import { mayAskForAccounts } from "./backend/src/settings/identity-settings"
import { redirectProjectSource } from "./backend/src/settings/project-source"

redirectProjectSource({
  source: path.join(__dirname, "backend/src"),
  admin: path.join(__dirname, "admin-extensions/src/admin"),
})
installEdge()

const environment = readEnvironment(process.env)
const moduleAt = (name: string) => path.join(__dirname, "backend/src/modules", name)

export default defineConfig({
  projectConfig: {
    databaseUrl: environment.databaseUrl,
    workerMode: environment.workerMode,
    // Medusa marks the session cookie Secure in production; over plain http it would be dropped
    // and nobody could sign in to the admin.
    cookieOptions: { sameSite: "lax", secure: environment.publicUrl.startsWith("https:") },
    http: {
      storeCors: environment.publicUrl,
      adminCors: environment.publicUrl,
      authCors: environment.publicUrl,
      jwtSecret: environment.secrets.jwt,
      cookieSecret: environment.secrets.cookie,
      // Nobody can be looked up without a service account: then each minute proves anew who it is.
      jwtExpiresIn: mayAskForAccounts(environment.identity) ? "1h" : "1m",
      authMethodsPerActor: { customer: ["firebase"], user: ["emailpass", "firebase"] },
    },
  },
  admin: { path: "/app", backendUrl: "/" },
  modules: [
    { resolve: moduleAt("review") },
    { resolve: moduleAt("quantity-rule") },
    { resolve: moduleAt("member") },
    { resolve: moduleAt("shop-settings") },
    { resolve: moduleAt("product-index") },
    { resolve: moduleAt("order-guard"), dependencies: [Modules.EVENT_BUS] },
    { resolve: moduleAt("payment-journal") },
    {
      resolve: "@medusajs/medusa/auth",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/auth-emailpass", id: "emailpass" },
          {
            resolve: moduleAt("auth-firebase"),
            id: "firebase",
            options: {
              projectId: environment.identity.projectId,
              apiKey: environment.identity.apiKey,
              staffSignIn: mayAskForAccounts(environment.identity),
              ...(environment.identity.url ? { identityUrl: environment.identity.url } : {}),
            },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [
          {
            resolve: moduleAt("payment-stripe"),
            id: "stripe",
            options: {
              apiKey: environment.payment.apiKey,
              webhookSecret: environment.payment.webhookSecret,
              capture: true,
              ...(environment.payment.sandboxUrl
                ? { sandboxUrl: environment.payment.sandboxUrl }
                : {}),
            },
          },
          { resolve: moduleAt("payment-later"), id: "card" },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/notification",
      options: {
        providers: [
          // Medusa's own default: what its admin tells staff at the bell.
          {
            resolve: "@medusajs/medusa/notification-local",
            id: "local",
            options: { channels: ["feed"] },
          },
          {
            resolve: moduleAt("notification-mail"),
            id: "mail",
            options: {
              channels: ["email"],
              mail: environment.mail,
              data_dir: environment.dataDir,
            },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/file",
      options: { providers: [fileProvider(environment, moduleAt)] },
    },
  ],
})
