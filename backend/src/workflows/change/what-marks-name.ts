/**
 * What the ids of marks lead to, for SQL over `named`: a row for each mark, its kind, and one of its
 * ids. The kinds are those of modules/change-feed.
 */

/**
 * Kinds of marks that name things, and the things of such an id. Each is looked up by an index, and of
 * Medusa's most hold nothing that is deleted: whoever deletes marks what he deletes by itself.
 */
const THINGS: readonly (readonly [kind: string, type: string, things: string])[] = [
  ["variant", "product.changed", "select named.id as thing_id"],
  [
    "product",
    "product.changed",
    `select v.id as thing_id from product_variant v
      where v.product_id = named.id and v.deleted_at is null`,
  ],
  ["priced_variant", "price.changed", "select named.id as thing_id"],
  [
    "price_set",
    "price.changed",
    `select link.variant_id as thing_id from product_variant_price_set link
      where link.price_set_id = named.id and link.deleted_at is null`,
  ],
  [
    "price_list",
    "price.changed",
    `select link.variant_id as thing_id from price
      join product_variant_price_set link
        on link.price_set_id = price.price_set_id and link.deleted_at is null
      where price.price_list_id = named.id and price.deleted_at is null`,
  ],
  ["stocked_variant", "stock.changed", "select named.id as thing_id"],
  [
    "inventory_item",
    "stock.changed",
    `select link.variant_id as thing_id from product_variant_inventory_item link
      where link.inventory_item_id = named.id and link.deleted_at is null`,
  ],
  ["review", "review.changed", "select named.id as thing_id"],
  ["customer", "customer.changed", "select named.id as thing_id"],
]

/** `type`, `thing_id`, `mark` and `at` of all things that changed. */
export const THINGS_OF_MARKS = THINGS.map(
  ([kind, type, things]) => `
    select '${type}' as type, thing.thing_id, named.mark, named.at
    from named cross join lateral (${things} offset 0) thing
    where named.kind = '${kind}'`,
).join(" union all ")

/** Kinds of marks that name what belongs to an order, and the orders of such an id. */
const ORDERS: readonly (readonly [kind: string, orders: string])[] = [
  ["order", "select named.id as order_id"],
  ["changed_order", "select named.id as order_id"],
  [
    "payment_collection",
    `select link.order_id from order_payment_collection link
      where link.payment_collection_id = named.id and link.deleted_at is null`,
  ],
  [
    "payment",
    `select link.order_id from payment
      join order_payment_collection link
        on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
      where payment.id = named.id`,
  ],
  [
    "fulfillment",
    `select link.order_id from order_fulfillment link
      where link.fulfillment_id = named.id and link.deleted_at is null`,
  ],
  [
    "reservation",
    `select item.order_id from reservation_item held
      join order_item item on item.item_id = held.line_item_id and item.deleted_at is null
      where held.id = named.id`,
  ],
]

/** `order_id` of all orders to which something happened. */
export const ORDERS_OF_MARKS = ORDERS.map(
  ([kind, orders]) => `
    select one.order_id from named cross join lateral (${orders} offset 0) one
    where named.kind = '${kind}'`,
).join(" union all ")
