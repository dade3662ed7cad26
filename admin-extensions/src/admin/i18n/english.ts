import administrators from "./en/administrators.json"
import auditTrail from "./en/audit-trail.json"
import closedAccounts from "./en/closed-accounts.json"
import common from "./en/common.json"
import deliveryQueue from "./en/delivery-queue.json"
import moderation from "./en/moderation.json"
import orderNotes from "./en/order-notes.json"
import orders from "./en/orders.json"
import overview from "./en/overview.json"
import part from "./en/part.json"
import paymentEvents from "./en/payment-events.json"
import person from "./en/person.json"
import pluginFields from "./en/plugin-fields.json"
import priceLadder from "./en/price-ladder.json"
import productCsv from "./en/product-csv.json"
import quantityRule from "./en/quantity-rule.json"
import reviews from "./en/reviews.json"
import settings from "./en/settings.json"
import shipments from "./en/shipments.json"
import signIn from "./en/sign-in.json"
import staffAccess from "./en/staff-access.json"
import webhooks from "./en/webhooks.json"

/** Every word of our screens, by domain: what a translation gives in its own language. */
export const ENGLISH = {
  administrators,
  auditTrail,
  closedAccounts,
  common,
  deliveryQueue,
  moderation,
  orderNotes,
  orders,
  overview,
  part,
  paymentEvents,
  person,
  pluginFields,
  priceLadder,
  productCsv,
  quantityRule,
  reviews,
  settings,
  shipments,
  signIn,
  staffAccess,
  webhooks,
}
