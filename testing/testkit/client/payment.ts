import { ask, call, type Answer } from "./call"
import type { Person } from "./people"

/** The sandbox has one page and knows it by this key, as /api/v1/config names it. */
const PUBLISHABLE_KEY = "pk_test_sandbox"

export type Payment = { intent: string; clientSecret: string }

/** Asks for the payment of an order. */
export async function openPayment(
  shop: string,
  buyer: Person,
  order: { id: string; amount: number },
): Promise<Payment> {
  const { clientSecret } = await call<{ clientSecret: string }>(
    `${shop}/api/v1/create-payment-intent`,
    { token: buyer.token, body: { amount: order.amount, orderId: order.id } },
  )
  return { intent: intentOf(clientSecret), clientSecret }
}

/** Charges a test card as the browser does; one that was charged already is well, too. */
export async function chargeCard(shop: string, { clientSecret }: Payment): Promise<boolean> {
  return isCharged(await ask(`${shop}${confirmPath(clientSecret)}`, { form: cardOf(clientSecret) }))
}

/** Where the browser confirms a payment. */
export function confirmPath(clientSecret: string): string {
  return `/sandbox-stripe/v1/payment_intents/${intentOf(clientSecret)}/confirm`
}

/** Whether the answer to a confirmation says that the card is charged, now or by a call before. */
export function isCharged({ body }: Answer): boolean {
  const { status, error } = body as { status?: string; error?: { code?: string } }
  return status === "succeeded" || error?.code === "payment_intent_unexpected_state"
}

/** The test card, as Stripe's own clients send it. */
export function cardOf(clientSecret: string): Record<string, string> {
  return {
    key: PUBLISHABLE_KEY,
    client_secret: clientSecret,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": "4242424242424242",
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": String(new Date().getFullYear() + 1),
    "payment_method_data[card][cvc]": "123",
  }
}

/** A client secret begins with its intent's id. */
export function intentOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? ""
}
