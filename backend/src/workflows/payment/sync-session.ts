import type { MedusaContainer } from "@medusajs/framework/types"
import { readIntent, type Intent } from "./intent"
import type { SessionRow } from "./payable-order"
import { stripeProvider } from "./payment-parts"

/**
 * The session's intent as the provider has it now; null when the provider no longer knows it. Writes
 * nothing: a session that is being settled meanwhile keeps what is written of it. Throws
 * payment_provider_unavailable.
 */
export async function syncSession(
  container: MedusaContainer,
  { data }: Pick<SessionRow, "data">,
): Promise<Intent | null> {
  const reading = await stripeProvider(container).readPayment(data)
  return readIntent(reading.data)
}
