import type { Stripe, StripeCardElement } from "@stripe/stripe-js"
import { paymentText } from "./texts"

type Charge = {
  stripe: Stripe
  card: StripeCardElement
  clientSecret: string
  payer: { name: string; email: string }
}

/** `expired` says that this intent takes no card any more: the next try needs another one. */
export type ChargeResult = { transitionId: string } | { failure: string; expired?: boolean }

/** Makes the card's payment method and confirms the intent with it; never throws a card's failure. */
export async function chargeCard({
  stripe,
  card,
  clientSecret,
  payer,
}: Charge): Promise<ChargeResult> {
  const method = await stripe.createPaymentMethod({ type: "card", card, billing_details: payer })
  if (method.error) return { failure: textOf(method.error) }
  const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
    payment_method: method.paymentMethod.id,
  })
  // A card that was charged from another tab answers an error that carries the succeeded intent.
  const intent = paymentIntent ?? error?.payment_intent
  if (intent?.status === "succeeded") return { transitionId: intent.id }
  if (intent?.status === "canceled") return { failure: EXPIRED, expired: true }
  if (error) return { failure: textOf(error) }
  return { failure: paymentText("notFinished") }
}

const EXPIRED = paymentText("expired")

function textOf({ message }: { message?: string | undefined }): string {
  return message ?? paymentText("notCharged")
}
