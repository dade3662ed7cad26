import type { StripeOptions } from "@medusajs/payment-stripe/dist/types"

export type ShopStripeOptions = StripeOptions & {
  /** Address of the payment sandbox, in place of Stripe's own. */
  sandboxUrl?: string
}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"]

/** Throws unless a sandbox is on this machine and the key could not charge anyone. */
export function checkSandbox({ apiKey, sandboxUrl }: ShopStripeOptions): void {
  if (sandboxUrl === undefined) return
  if (!apiKey.startsWith("sk_test_")) {
    throw new Error("The payment sandbox takes a test key (sk_test_…) only")
  }
  const url = URL.canParse(sandboxUrl) ? new URL(sandboxUrl) : undefined
  if (url?.protocol !== "http:" || !LOOPBACK.includes(url.hostname)) {
    throw new Error(
      `The payment sandbox must be on this machine (http://127.0.0.1:…): ${sandboxUrl}`,
    )
  }
}
