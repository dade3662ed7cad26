import type { Door, ShutDoor } from "./door"

/** The routes of /admin that Medusa opens to whoever is not signed in, and what they become. */
export const OPEN_ADMIN_DOORS: readonly Door[] = [
  {
    method: "GET",
    path: "/admin/feature-flags",
    who: "anyone",
    rule: "names of switches, which Medusa Admin asks for before the sign-in",
    test: "doors/doors.spec.ts",
  },
]

const INVITED = "an invitation makes staff of whoever has its link: an administrator gives the role"

export const SHUT_ADMIN_DOORS: readonly ShutDoor[] = [
  { method: "POST", path: "/admin/invites/accept", why: INVITED },
  { method: "POST", path: "/admin/invites/:id/resend", why: INVITED },
]

/** What lies below /admin for staff and API keys, by the address' second part: whole, or not at all. */
export const ADMIN_AREAS: readonly string[] = [
  // Medusa's own.
  "api-keys",
  "campaigns",
  "claims",
  "collections",
  "currencies",
  "customer-groups",
  "customers",
  "draft-orders",
  "exchanges",
  "fulfillment-providers",
  "fulfillment-sets",
  "fulfillments",
  "index",
  "inventory-items",
  "invites",
  "layouts",
  "notifications",
  "order-changes",
  "order-edits",
  "orders",
  "payment-collections",
  "payments",
  "plugins",
  "price-lists",
  "price-preferences",
  "product-categories",
  "product-options",
  "product-tags",
  "product-types",
  "product-variants",
  "products",
  "promotions",
  "property-labels",
  "refund-reasons",
  "regions",
  "reservations",
  "return-reasons",
  "returns",
  "sales-channels",
  "search",
  "search-indexes",
  "shipping-option-types",
  "shipping-options",
  "shipping-profiles",
  "stock-locations",
  "stores",
  "tax-providers",
  "tax-rates",
  "tax-regions",
  "uploads",
  "users",
  "workflows-executions",
  // The shop's.
  "administrators",
  "audit-trail",
  "changes",
  "closed-accounts",
  "delivery-papers",
  "delivery-queue",
  "expected-goods",
  "files",
  "order-lines",
  "orders-export",
  "overview",
  "parts",
  "price-ladders",
  "products-export",
  "products-import",
  "restored-users",
  "reviews",
  "scoped-keys",
  "selling-locations",
  "shop-returns",
  "shop-settings",
  "staff-access",
  "sync",
  "webhook-deliveries",
  "webhooks",
]

/** The shop's, where it has vehicles: shut like any unknown address where it has none. */
export const VEHICLE_AREAS: readonly string[] = [
  "aces-imports",
  "fitments",
  "part-numbers",
  "supersessions",
  "vehicles",
]

/** What Medusa has there for switches that the shop leaves off, or has another way for. */
export const SHUT_ADMIN_AREAS: Readonly<Record<string, string>> = {
  locales: "translations are off",
  rbac: "Medusa's roles are off: docs/decisions/0018",
  translations: "translations are off",
  views: "configurable views are off",
}
