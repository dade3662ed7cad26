import { createRequire } from "node:module"
import type { ShopStripeOptions } from "./options"

type ClientConfig = {
  host?: string
  port?: string
  protocol?: "http" | "https"
  maxNetworkRetries: number
  telemetry: boolean
  /** Milliseconds. */
  timeout: number
}

/**
 * Stripe's own default is 80 s. A payment dialog waits for at most two tries, so that it has an
 * answer within 10 s.
 */
const TIMEOUT_MS = 4_500

/**
 * The client that @medusajs/payment-stripe makes itself, with a time limit and, for the sandbox,
 * another address. It is loaded from that package because the "stripe" that this file would find
 * is another major version, hoisted by @medusajs/payment.
 */
export function createClient<Client>({ apiKey, sandboxUrl }: ShopStripeOptions): Client {
  const requireThere = createRequire(require.resolve("@medusajs/payment-stripe"))
  const Stripe: new (apiKey: string, config: ClientConfig) => Client = requireThere("stripe")
  return new Stripe(apiKey, {
    ...(sandboxUrl === undefined ? {} : addressOf(sandboxUrl)),
    // The provider repeats the calls that may be repeated.
    maxNetworkRetries: 0,
    telemetry: sandboxUrl === undefined,
    timeout: TIMEOUT_MS,
  })
}

function addressOf(sandboxUrl: string) {
  const { hostname, port } = new URL(sandboxUrl)
  // The client writes the host into its requests as it stands: without the brackets of IPv6.
  const host = hostname.replace(/^\[|\]$/g, "")
  return { host, port: port || "80", protocol: "http" as const }
}
