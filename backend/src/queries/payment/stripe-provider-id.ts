/** The provider of providers/payment-stripe as Medusa registers it. */
export const STRIPE_PROVIDER_ID = "pp_stripe_stripe"
