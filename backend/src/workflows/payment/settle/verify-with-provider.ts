import { ShopError } from "../../../errors/shop-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { getSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import { readIntent, type Intent } from "../provider/intent"
import { stripeProvider } from "../provider/stripe-provider"
import type { Settlement } from "../../../queries/payment/settlement"

/**
 * The provider's own word that a session's payment went through, for this order and this amount:
 * neither the browser's counts nor a webhook's. Errors: payment_not_for_order,
 * payment_not_succeeded, amount_mismatch, or the provider's.
 */
export async function verifyWithProvider(
  container: MedusaContainer,
  settlement: Settlement,
  atLeast = 0,
): Promise<Record<string, unknown>> {
  const { data } = await stripeProvider(container).readPayment(settlement.session.data)
  const intent = readIntent(data)
  if (!intent || !belongs(intent, settlement)) throw new ShopError("payment_not_for_order")
  if (intent.status !== "succeeded") throw new ShopError("payment_not_succeeded")
  if (!pays(intent, settlement) || intent.amount_received < atLeast) {
    throw new ShopError("amount_mismatch")
  }
  return data
}

/** Carts' intents name no order, because there is none yet when they are made. */
function belongs({ metadata }: Intent, { session, order }: Settlement): boolean {
  const sameOrder = metadata.order_id === undefined || metadata.order_id === order?.id
  return metadata.session_id === session.id && sameOrder
}

function pays(intent: Intent, { session }: Settlement): boolean {
  const { amount, currency_code } = session
  return (
    intent.currency === currency_code.toLowerCase() &&
    intent.amount_received === getSmallestUnit(amount, currency_code)
  )
}
