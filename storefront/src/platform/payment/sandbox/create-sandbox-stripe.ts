import type {
  ConfirmCardPaymentData,
  ConfirmCardPaymentOptions,
  CreatePaymentMethodData,
  PaymentIntentResult,
  PaymentMethodResult,
  Stripe,
  StripeError,
} from "@stripe/stripe-js"
import { cardFields } from "./card-fields"
import { confirmCardPayment } from "./confirm-card-payment"
import { sandboxApi } from "./sandbox-api"
import { SandboxElements } from "./sandbox-elements"

/**
 * Stripe.js for test cards at the shop's own sandbox. Throws on a key that is not a test key. How it
 * and the server's half fit together: backend/src/embedded/payment-sandbox/README.md.
 */
export function createSandboxStripe(publishableKey: string): Stripe {
  if (!publishableKey.startsWith("pk_test_")) {
    throw new Error("The payment sandbox takes a test key (pk_test_…) only")
  }
  const api = sandboxApi(publishableKey)
  const stripe = {
    elements: () => new SandboxElements(),

    async createPaymentMethod(data: CreatePaymentMethodData): Promise<PaymentMethodResult> {
      const card = cardFields(data)
      if ("error" in card) return card
      const outcome = await api.createPaymentMethod(card.fields)
      return "error" in outcome ? outcome : { paymentMethod: outcome.result }
    },

    confirmCardPayment: (
      clientSecret: string,
      data: ConfirmCardPaymentData = {},
      { handleActions = true }: ConfirmCardPaymentOptions = {},
    ) =>
      confirmCardPayment(api, { clientSecret, payment_method: data.payment_method, handleActions }),

    async retrievePaymentIntent(clientSecret: string): Promise<PaymentIntentResult> {
      const outcome = await api.retrieve(clientSecret)
      return "error" in outcome ? outcome : { paymentIntent: outcome.result }
    },

    createToken: async () => ({ error: NO_TOKENS }),
    registerAppInfo: () => undefined,
  }
  // Stripe's type has some sixty methods; the shop's payment dialog needs these.
  return stripe as unknown as Stripe
}

const NO_TOKENS: StripeError = {
  type: "invalid_request_error",
  message: "The payment sandbox makes payment methods, no tokens.",
}
