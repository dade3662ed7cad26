import { askAt, noteOdd, type Till } from "./caller"
import type { Wish } from "./purchases"

/** Pays an order by card as the payment page does: an intent, the provider's yes, the shop's. */
export async function pay(till: Till, wish: Wish, order: string): Promise<void> {
  const { key, part, pieces } = wish
  const { note } = till.notebook
  const ask = askAt(till, wish)

  const opened = await ask("/api/v1/create-payment-intent", {
    body: { amount: part.price * pieces, orderId: order },
  })
  if (!opened) return
  const { clientSecret } = opened.body as { clientSecret?: string }
  if (!clientSecret) return noteOdd(till, wish, opened)
  const intent = clientSecret.split("_secret_")[0] ?? ""
  note({ what: "pays", key, order, intent })

  const form = cardOf(till.publishableKey, clientSecret)
  const confirmed = await ask(`/sandbox-stripe/v1/payment_intents/${intent}/confirm`, { form })
  if (!confirmed) return
  const { status, error } = confirmed.body as { status?: string; error?: { code?: string } }
  // A call that was cut off may have confirmed it.
  if (status !== "succeeded" && error?.code !== "payment_intent_unexpected_state") {
    return noteOdd(till, wish, confirmed)
  }

  const booked = await ask(`/api/v1/order/${order}`, {
    method: "PUT",
    body: { isPaid: true, transitionId: intent },
  })
  if (booked?.status === 200) note({ what: "paid", key, order, intent })
  else if (booked) noteOdd(till, wish, booked)
}

/** The test card, as Stripe's own clients send it. */
function cardOf(publishableKey: string, clientSecret: string): Record<string, string> {
  return {
    key: publishableKey,
    client_secret: clientSecret,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": "4242424242424242",
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": String(new Date().getFullYear() + 1),
    "payment_method_data[card][cvc]": "123",
  }
}
