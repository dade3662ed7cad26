import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { readIntent, type Intent } from "./intent"
import type { SessionRow } from "./payable-order"

/**
 * Reads the session's intent from the provider and writes down what became of it; null when the
 * provider no longer knows it. Throws payment_provider_unavailable.
 *
 * An update that changes nothing is the only public way of Medusa's payment module to ask a
 * provider; ours answers it from Stripe itself.
 */
export async function syncSession(
  container: MedusaContainer,
  { id, data, amount, currency_code }: SessionRow,
): Promise<Intent | null> {
  const payment = container.resolve(Modules.PAYMENT)
  const session = await payment.updatePaymentSession({ id, data, amount, currency_code })
  return readIntent(session.data)
}
