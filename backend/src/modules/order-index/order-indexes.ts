type OrderIndex = { name: string; table: string; on: string }

/** What the overview, the lists and the exports of a large shop find their rows by. */
export const ORDER_INDEXES: readonly OrderIndex[] = [
  { name: "shop_order_newest", table: "order", on: "(created_at, id) where deleted_at is null" },
  {
    name: "shop_order_cancelled",
    table: "order",
    on: "(canceled_at) where canceled_at is not null and deleted_at is null",
  },
  {
    name: "shop_order_money",
    table: "order_transaction",
    on: "(created_at) where deleted_at is null",
  },
  {
    name: "shop_order_not_paid",
    table: "order_summary",
    on: `(order_id) where deleted_at is null
      and (coalesce(cast(totals ->> 'paid_total' as numeric), 0) <= 0
        or cast(totals ->> 'pending_difference' as numeric) > 0)`,
  },
  {
    name: "shop_parcel_not_arrived",
    table: "fulfillment",
    on: "(id) where delivered_at is null or canceled_at is not null or deleted_at is not null",
  },
  {
    // Of a version after the first: an order that was placed and nothing else is found by having no parcel.
    name: "shop_item_open_since",
    table: "order_item",
    on: `(order_id, version) where version > 1 and deleted_at is null
      and quantity - greatest(shipped_quantity, delivered_quantity) > 0`,
  },
  {
    name: "shop_payment_captured",
    table: "payment",
    on: "(captured_at) where captured_at is not null and deleted_at is null",
  },
  {
    name: "shop_parcel_delivered",
    table: "fulfillment",
    on: "(delivered_at) where delivered_at is not null and deleted_at is null",
  },
  {
    name: "shop_parcel_shipped",
    table: "fulfillment",
    on: "(shipped_at) where shipped_at is not null and deleted_at is null",
  },
  {
    name: "shop_parcel_made",
    table: "fulfillment",
    on: "(created_at) where canceled_at is null and deleted_at is null",
  },
  {
    name: "shop_item_of_several",
    table: "product_variant_inventory_item",
    on: "(inventory_item_id) where deleted_at is null and required_quantity > 1",
  },
  {
    // In words that only who looks for what was not sent says.
    name: "shop_mail_not_sent",
    table: "notification",
    on: `(created_at) where channel = 'email' and status in ('failure', 'pending')
      and deleted_at is null`,
  },
  {
    name: "shop_mail_receiver",
    table: "notification",
    on: `(lower("to"), created_at) where channel = 'email' and deleted_at is null`,
  },
  {
    name: "shop_identity_customer",
    table: "auth_identity",
    on: "((app_metadata ->> 'customer_id')) where deleted_at is null",
  },
]

/** Indexes of earlier versions that nothing is found by any more. */
export const FORMER_ORDER_INDEXES: readonly string[] = [
  "shop_order_nothing_taken",
  "shop_level_available",
]
