import { z } from "@medusajs/framework/zod"
import { readEnvironment } from "../../../src/settings/environment"

const intentSchema = z.object({ id: z.string(), status: z.string() })

/** Confirms a payment intent at the sandbox with a test card, as the browser does; answers it. */
export async function payWithCard(clientSecret: string, number = "4242424242424242") {
  const { payment } = readEnvironment(process.env)
  const [intentId] = clientSecret.split("_secret_")
  const response = await fetch(`${payment.sandboxUrl}/v1/payment_intents/${intentId}/confirm`, {
    method: "POST",
    body: new URLSearchParams({
      key: payment.publishableKey,
      client_secret: clientSecret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": number,
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": String(new Date().getFullYear() + 1),
      "payment_method_data[card][cvc]": "123",
    }),
  })
  return intentSchema.parse(await response.json())
}
