import type { Logger } from "@medusajs/framework/types"
import type { ShopStripeOptions } from "../options"
import { ShopStripeProvider } from "../service"

export const OPTIONS: ShopStripeOptions = {
  apiKey: "sk_test_sandbox",
  webhookSecret: "whsec_sandbox",
  capture: true,
}

/** A provider whose log is thrown away. */
export function createProvider(options: Partial<ShopStripeOptions>): ShopStripeProvider {
  const logger = { warn: () => undefined } as unknown as Logger
  return new ShopStripeProvider({ logger }, { ...OPTIONS, ...options })
}

/** What Medusa's payment module hands over for a session of an order. */
export function sessionOf(id: string, amount = 50) {
  return {
    amount,
    currency_code: "usd",
    data: { session_id: id, payment_method_types: ["card"], metadata: { order_id: "order_1" } },
    context: { idempotency_key: id },
  }
}
