import type { Stripe } from "@stripe/stripe-js"

export type PaymentProviderConfig = {
  mode: "sandbox" | "test" | "live"
  publishableKey: string
}

/** Neither a blocked script nor a hanging one may leave a payer without a word. */
const TIMEOUT_MS = 15_000

const loading = new Map<string, Promise<Stripe | null>>()

/**
 * Stripe.js of the shop's account or, without one, the stand-in for the sandbox; loaded once. A
 * failure rejects and is forgotten, so that the next call tries again.
 */
export function loadPaymentProvider(config: PaymentProviderConfig): Promise<Stripe | null> {
  const name = `${config.mode} ${config.publishableKey}`
  const known = loading.get(name)
  if (known) return known
  const provider = inTime(load(config)).catch((error: unknown) => {
    loading.delete(name)
    throw error
  })
  loading.set(name, provider)
  return provider
}

async function load({ mode, publishableKey }: PaymentProviderConfig): Promise<Stripe | null> {
  if (mode === "sandbox") {
    const { createSandboxStripe } = await import("./sandbox/create-sandbox-stripe")
    return createSandboxStripe(publishableKey)
  }
  // The package's main entry adds Stripe's script to the page as soon as it is imported.
  const { loadStripe } = await import("@stripe/stripe-js/pure")
  return loadStripe(publishableKey)
}

function inTime(provider: Promise<Stripe | null>): Promise<Stripe | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Stripe.js did not come")), TIMEOUT_MS)
    void provider.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
