import { parseAddress, type Door, type ShutDoor } from "./door"

const READS = "doors/store-reads.spec.ts"
const DOORS = "doors/store-doors.spec.ts"
const CARTS = "orders/carts.spec.ts"

const PUBLIC = "what guests may see: no price list, no customer group, no stock by place"
const OWN_CART = "a customer's cart is theirs alone; a guest's is whose who knows its id"
const RULED = `${OWN_CART}; minimum and stock as in /api/v1`

type Row = readonly [address: string, who: string, rule: string, test: string]

/** The catalogue, and the way of a cart to an order, as storefronts of Medusa's call them. */
const ROWS: readonly Row[] = [
  ["GET /store/products", "anyone", `published; ${PUBLIC}`, READS],
  ["GET /store/products/:id", "anyone", `published; ${PUBLIC}`, READS],
  [
    "GET /store/products/:id/reviews",
    "anyone",
    "published reviews",
    "reviews/part-reviews.spec.ts",
  ],
  ["GET /store/product-categories", "anyone", `active, not internal; ${PUBLIC}`, READS],
  ["GET /store/product-categories/:id", "anyone", `active, not internal; ${PUBLIC}`, READS],
  ["GET /store/collections", "anyone", PUBLIC, READS],
  ["GET /store/collections/:id", "anyone", PUBLIC, READS],
  ["GET /store/regions", "anyone", PUBLIC, READS],
  ["GET /store/regions/:id", "anyone", PUBLIC, READS],
  ["GET /store/payment-providers", "anyone", PUBLIC, READS],
  ["POST /store/carts", "anyone", "own mail or none; minimum and stock as in /api/v1", CARTS],
  ["GET /store/carts/:id", "anyone", OWN_CART, DOORS],
  ["POST /store/carts/:id", "anyone", `${OWN_CART}; own mail or none`, DOORS],
  ["POST /store/carts/:id/customer", "customer", OWN_CART, DOORS],
  ["POST /store/carts/:id/line-items", "anyone", RULED, CARTS],
  ["POST /store/carts/:id/line-items/:line_id", "anyone", RULED, CARTS],
  ["DELETE /store/carts/:id/line-items/:line_id", "anyone", OWN_CART, DOORS],
  ["POST /store/carts/:id/promotions", "anyone", OWN_CART, DOORS],
  ["DELETE /store/carts/:id/promotions", "anyone", OWN_CART, DOORS],
  ["POST /store/carts/:id/taxes", "anyone", OWN_CART, DOORS],
  ["POST /store/carts/:id/shipping-methods", "anyone", OWN_CART, DOORS],
  ["GET /store/shipping-options", "anyone", OWN_CART, DOORS],
  ["POST /store/payment-collections", "anyone", OWN_CART, DOORS],
  [
    "POST /store/payment-collections/:id/payment-sessions",
    "anyone",
    `${OWN_CART}; an order's is paid by /api/v1 alone`,
    "payment/settling.spec.ts",
  ],
  [
    "POST /store/carts/:id/complete",
    "customer",
    "own cart under the own mail, at today's price; minimum and stock as in /api/v1",
    CARTS,
  ],
  ["GET /store/orders", "customer", "own orders", READS],
  [
    "GET /store/orders/:id",
    "customer",
    "own orders; for others there is none",
    "orders/orders.spec.ts",
  ],
  ["GET /store/customers/me", "customer", "oneself", "people/auth.spec.ts"],
]

export const STORE_DOORS: readonly Door[] = ROWS.map(([address, who, rule, test]) => ({
  ...parseAddress(address),
  who,
  rule,
  test,
}))

const PROFILE = "a profile is changed by PUT /api/v1/user/{id}"
const TRANSFER = "told a stranger's order, and blocked its edits; staff move an order"
const UNUSED = "no page of the shop reads it: each answer more is one more to guard"

const SHUT: readonly (readonly [address: string, why: string])[] = [
  ["POST /store/customers", "took anybody's mail; an account begins with POST /api/v1/auth"],
  ["POST /store/customers/me", PROFILE],
  ["GET /store/customers/me/addresses", PROFILE],
  ["POST /store/customers/me/addresses", PROFILE],
  ["GET /store/customers/me/addresses/:address_id", PROFILE],
  ["POST /store/customers/me/addresses/:address_id", PROFILE],
  ["DELETE /store/customers/me/addresses/:address_id", PROFILE],
  ["POST /store/orders/:id/transfer/request", TRANSFER],
  ["POST /store/orders/:id/transfer/cancel", TRANSFER],
  ["POST /store/orders/:id/transfer/accept", TRANSFER],
  ["POST /store/orders/:id/transfer/decline", TRANSFER],
  [
    "POST /store/returns",
    "changed what a paid order costs, for guests too; the shop has a call of its own",
  ],
  ["POST /store/shipping-options/:id/calculate", "the shop has no option that a carrier prices"],
  ["GET /store/return-reasons", UNUSED],
  ["GET /store/return-reasons/:id", UNUSED],
  ["GET /store/product-variants", UNUSED],
  ["GET /store/product-variants/:id", UNUSED],
  ["GET /store/product-options", UNUSED],
  ["GET /store/product-options/:id", UNUSED],
  ["GET /store/product-tags", UNUSED],
  ["GET /store/product-tags/:id", UNUSED],
  ["GET /store/product-types", UNUSED],
  ["GET /store/product-types/:id", UNUSED],
  ["GET /store/currencies", UNUSED],
  ["GET /store/currencies/:code", UNUSED],
  ["POST /store/search", UNUSED],
]

export const SHUT_STORE_DOORS: readonly ShutDoor[] = SHUT.map(([address, why]) => ({
  ...parseAddress(address),
  why,
}))
