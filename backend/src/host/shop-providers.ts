import path from "node:path"
import type { Environment } from "../settings/environment"
import { fileProvider } from "../settings/providers/file-provider"
import { mayAskForAccounts } from "../settings/providers/identity-settings"
import { pluginPayments } from "./plugin-payments"

type Provider = { resolve: string; id: string; options?: Record<string, unknown> }
/** One of Medusa's modules with the providers that the shop gives it. */
export type ProvidedModule = { resolve: string; options: { providers: Provider[] } }

const providerAt = (name: string) => path.join(__dirname, "../providers", name)

/** Medusa's modules for sign-in, payments, mails and files, each with the shop's providers. */
export function shopProviders(environment: Environment): ProvidedModule[] {
  return [
    { resolve: "@medusajs/medusa/auth", options: { providers: signIn(environment) } },
    { resolve: "@medusajs/medusa/payment", options: { providers: payments(environment) } },
    { resolve: "@medusajs/medusa/notification", options: { providers: mails(environment) } },
    {
      resolve: "@medusajs/medusa/file",
      options: { providers: [fileProvider(environment, providerAt)] },
    },
  ]
}

function signIn({ identity, longestSignIn, staffSecondFactor }: Environment): Provider[] {
  return [
    {
      resolve: providerAt("auth-firebase"),
      id: "firebase",
      options: {
        projectId: identity.projectId,
        apiKey: identity.apiKey,
        staffSignIn: mayAskForAccounts(identity),
        staffSecondFactor,
        longest: longestSignIn,
        ...(identity.url ? { identityUrl: identity.url } : {}),
      },
    },
  ]
}

function payments({ payment, plugins }: Environment): Provider[] {
  return [
    {
      resolve: providerAt("payment-stripe"),
      id: "stripe",
      options: {
        apiKey: payment.apiKey,
        webhookSecret: payment.webhookSecret,
        capture: true,
        ...(payment.sandboxUrl ? { sandboxUrl: payment.sandboxUrl } : {}),
      },
    },
    { resolve: providerAt("payment-later"), id: "card" },
    ...pluginPayments(plugins),
  ]
}

function mails({ mail, dataDir }: Environment): Provider[] {
  return [
    // Medusa's own default: what its admin tells staff at the bell.
    {
      resolve: "@medusajs/medusa/notification-local",
      id: "local",
      options: { channels: ["feed"] },
    },
    {
      resolve: providerAt("notification-mail"),
      id: "mail",
      options: { channels: ["email"], mail, data_dir: dataDir },
    },
  ]
}
