import type { Complain } from "../environment-error"
import type { Variables } from "../variables"

export type PaymentSettings = {
  mode: "sandbox" | "test" | "live"
  apiKey: string
  publishableKey: string
  /** Unset: no webhook can be verified, so none is accepted. */
  webhookSecret?: string
  /** Origin of the sandbox; unset with real keys. */
  sandboxUrl?: string
}

// Stripe's clients insist on the form of a test key; the launcher replaces the secret ones.
const SANDBOX_API_KEY = "sk_test_sandbox"
const SANDBOX_PUBLISHABLE_KEY = "pk_test_sandbox"
const NEEDS_API_KEY = ["STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const

/** Real Stripe when STRIPE_API_KEY is set, test or live by its beginning, else the sandbox. */
export function readPayment(variables: Variables, complain: Complain): PaymentSettings {
  const apiKey = variables.STRIPE_API_KEY
  if (!apiKey) {
    for (const name of NEEDS_API_KEY) {
      if (variables[name]) complain(name, "is set, but STRIPE_API_KEY is not")
    }
    return sandbox(variables)
  }
  const mode = apiKey.includes("_live_") ? "live" : "test"
  const publishableKey = variables.STRIPE_PUBLISHABLE_KEY ?? ""
  const webhookSecret = variables.STRIPE_WEBHOOK_SECRET
  if (!publishableKey) {
    complain("STRIPE_PUBLISHABLE_KEY", "is missing: STRIPE_API_KEY needs it")
  } else if (!publishableKey.startsWith(`pk_${mode}_`)) {
    complain("STRIPE_PUBLISHABLE_KEY", `must be a ${mode} key, as STRIPE_API_KEY is`)
  }
  // With real money a browser that closes too early must not lose the payment's news.
  if (mode === "live" && !webhookSecret) {
    complain("STRIPE_WEBHOOK_SECRET", "is missing: a live STRIPE_API_KEY needs it")
  }
  return { mode, apiKey, publishableKey, ...(webhookSecret && { webhookSecret }) }
}

function sandbox(variables: Variables): PaymentSettings {
  const webhookSecret = variables.SHOP_INTERNAL_SANDBOX_WEBHOOK_SECRET
  const sandboxUrl = variables.SHOP_INTERNAL_EMBEDDED_URL
  return {
    mode: "sandbox",
    apiKey: variables.SHOP_INTERNAL_SANDBOX_API_KEY ?? SANDBOX_API_KEY,
    publishableKey: SANDBOX_PUBLISHABLE_KEY,
    ...(webhookSecret && { webhookSecret }),
    ...(sandboxUrl && { sandboxUrl }),
  }
}
