import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import type { ShopStripeProvider } from "../../../providers/payment-stripe/service"
import { STRIPE_PROVIDER_ID } from "../../../queries/payment/stripe-provider-id"
import { readIntent, type Intent } from "./intent"

/** The shop's own provider: asking it by Medusa's module would write what it answers. */
export function stripeProvider(container: MedusaContainer): ShopStripeProvider {
  const { paymentProviderService_ } = container.resolve(Modules.PAYMENT) as unknown as {
    paymentProviderService_?: { retrieveProvider(id: string): ShopStripeProvider }
  }
  if (paymentProviderService_) return paymentProviderService_.retrieveProvider(STRIPE_PROVIDER_ID)
  throw new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    "Medusa's payment module has its providers elsewhere now",
  )
}

/**
 * A session's intent as the provider has it now; null when the provider no longer knows it. Writes
 * nothing: a session that is being settled meanwhile keeps what is written of it. Throws
 * payment_provider_unavailable.
 */
export async function readSessionIntent(
  container: MedusaContainer,
  { data }: { data: Record<string, unknown> },
): Promise<Intent | null> {
  const reading = await stripeProvider(container).readPayment(data)
  return readIntent(reading.data)
}
