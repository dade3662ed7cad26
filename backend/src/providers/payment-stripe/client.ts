import { createRequire } from "node:module"
import { createCircuitBreaker } from "./circuit-breaker"
import type { ShopStripeOptions } from "./options"
import { createRetryingFetch, TOTAL_MS } from "./retrying-fetch"

type ClientConfig = {
  host?: string
  port?: string
  protocol?: "http" | "https"
  httpClient: unknown
  maxNetworkRetries: number
  telemetry: boolean
  /** Milliseconds. */
  timeout: number
}

type StripeModule<Client> = {
  new (apiKey: string, config: ClientConfig): Client
  createFetchHttpClient(fetchFunction: typeof fetch): unknown
}

/**
 * The client that @medusajs/payment-stripe makes itself, with time limits, a second try, a circuit
 * of this process and, for the sandbox, another address. It is loaded from that package because the
 * "stripe" that this file would find is another major version, hoisted by @medusajs/payment.
 */
export function createClient<Client>({ apiKey, sandboxUrl }: ShopStripeOptions): Client {
  const requireThere = createRequire(require.resolve("@medusajs/payment-stripe"))
  const Stripe: StripeModule<Client> = requireThere("stripe")
  return new Stripe(apiKey, {
    ...(sandboxUrl === undefined ? {} : addressOf(sandboxUrl)),
    httpClient: Stripe.createFetchHttpClient(createRetryingFetch(createCircuitBreaker())),
    maxNetworkRetries: 0,
    telemetry: sandboxUrl === undefined,
    timeout: TOTAL_MS,
  })
}

function addressOf(sandboxUrl: string) {
  const { hostname: host, port } = new URL(sandboxUrl)
  return { host, port: port || "80", protocol: "http" as const }
}
