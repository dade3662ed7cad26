import { REFUSALS } from "../../../src/contract/refusals"
import { CALLS } from "../../../src/contract/calls/calls"
import { seenRefusals } from "../support/fits"

/** What no request alone brings about: seen where the moment or the other side can be set. */
const SEEN_ELSEWHERE = new Set([
  // backend/integration-tests/orders/unpaid-orders: it takes twenty orders
  "placeOrder 409 too_many_unpaid_orders",
  // backend/integration-tests/identity and people: they need an account that changed at the provider
  "signIn 401 sign_in_again",
  "signIn 409 email_unconfirmed",
  "signIn 409 email_taken",
  "signIn 409 staff_email_changed",
  // backend/integration-tests/payment and providers/payment-stripe/__tests__
  "createPaymentIntent 502 payment_provider_unavailable",
  "createPaymentIntent 502 payment_intent_unknown",
  "updateOrder 502 payment_provider_refused",
  "updateOrder 502 payment_provider_unavailable",
  "updateOrder 502 payment_intent_unknown",
  "updateOrder 409 amount_mismatch",
  "updateOrder 409 payment_not_settled",
  // backend/integration-tests/orders: only Medusa Admin brings an order there
  "updateOrder 409 order_without_shipping",
  "updateOrder 409 stock_not_reserved",
  "shipOrder 409 order_without_shipping",
  "shipOrder 409 stock_not_reserved",
  // Staff cancel no order of which something was sent: Medusa's own workflow does, for a plugin.
  "takeBackShipment 409 order_cancelled",
  "cancelOrder 409 order_on_its_way",
  "cancelOrder 409 order_completed",
  // integration-tests/products: variants, price lists and uncounted stock are Medusa Admin's
  "updateProduct 409 name_of_variants",
  "updateProduct 409 price_list_in_force",
  "updateProduct 409 stock_not_counted",
  // integration-tests/images: they need an image host
  "uploadImage 502 image_host_refused",
  "uploadImage 502 image_host_unavailable",
  // The last administrator is also oneself, which is refused first.
  "deleteUser 409 last_admin",
])

/** Asserts, after the tests of these tags, that they saw every refusal that a row names as its own. */
export function describeCoverage(tags: readonly string[]): void {
  it(`has seen every refusal of ${tags.join(", ")}`, () => {
    const rows = CALLS.filter(({ tag }) => tags.includes(tag))
    const named = rows.flatMap(({ id, refusals = [] }) =>
      refusals.map((code) => `${id} ${REFUSALS[code].status} ${code}`),
    )
    expect(named.filter((one) => !seenRefusals.has(one) && !SEEN_ELSEWHERE.has(one))).toEqual([])
  })
}
