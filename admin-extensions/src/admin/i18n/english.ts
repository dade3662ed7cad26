import aces from "./en/products/aces.json"
import administrators from "./en/people/administrators.json"
import auditTrail from "./en/shop/audit-trail.json"
import closedAccounts from "./en/people/closed-accounts.json"
import common from "./en/shop/common.json"
import data from "./en/shop/data.json"
import deliveryQueue from "./en/orders/delivery-queue.json"
import expectedGoods from "./en/products/expected-goods.json"
import fileImport from "./en/shop/file-import.json"
import fitmentCsv from "./en/products/fitment-csv.json"
import fitments from "./en/products/fitments.json"
import locations from "./en/products/locations.json"
import moderation from "./en/products/moderation.json"
import orderNotes from "./en/orders/order-notes.json"
import orders from "./en/orders/orders.json"
import overview from "./en/orders/overview.json"
import part from "./en/products/part.json"
import partNumbers from "./en/products/part-numbers.json"
import paymentEvents from "./en/orders/payment-events.json"
import person from "./en/people/person.json"
import pluginFields from "./en/shop/plugin-fields.json"
import priceLadder from "./en/products/price-ladder.json"
import productCsv from "./en/products/product-csv.json"
import quantityRule from "./en/products/quantity-rule.json"
import returns from "./en/orders/returns.json"
import reviews from "./en/products/reviews.json"
import settings from "./en/shop/settings.json"
import shipments from "./en/orders/shipments.json"
import signIn from "./en/people/sign-in.json"
import staffAccess from "./en/people/staff-access.json"
import successor from "./en/products/successor.json"
import vehicles from "./en/products/vehicles.json"
import webhooks from "./en/shop/webhooks.json"

/** Every word of our screens, by domain: what a translation gives in its own language. */
export const ENGLISH = {
  aces,
  administrators,
  auditTrail,
  closedAccounts,
  common,
  data,
  deliveryQueue,
  expectedGoods,
  fileImport,
  fitmentCsv,
  fitments,
  locations,
  moderation,
  orderNotes,
  orders,
  overview,
  part,
  partNumbers,
  paymentEvents,
  person,
  pluginFields,
  priceLadder,
  productCsv,
  quantityRule,
  returns,
  reviews,
  settings,
  shipments,
  signIn,
  staffAccess,
  successor,
  vehicles,
  webhooks,
}
