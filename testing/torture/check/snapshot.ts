/** All orders, stock and money of a database at one moment. Pieces, and amounts in major units. */
export type Snapshot = {
  orders: {
    id: string
    key: string | null
    cancelled: boolean
    lines: { id: string; part: string; item: string; pieces: number }[]
  }[]
  reservations: { id: string; line: string; place: string; pieces: number }[]
  /** An item's stock at one location; `place` names both. */
  levels: { place: string; item: string; stocked: number; reserved: number }[]
  collections: { id: string; amount: number }[]
  /** What joins orders and payment collections. */
  links: { order: string; collection: string }[]
  payments: { id: string; collection: string; intent: string; captured: number }[]
}

const rows = (what: string, from: string) =>
  `(select coalesce(json_agg(json_build_object(${what})), '[]') ${from})`

const LINES = rows(
  "'id', l.id, 'part', l.product_id, 'item', u.inventory_item_id, 'pieces', i.quantity::float",
  `from order_item i join order_line_item l on l.id = i.item_id
    left join product_variant_inventory_item u
      on u.variant_id = l.variant_id and u.deleted_at is null
    where i.order_id = o.id and i.version = o.version and i.deleted_at is null`,
)

/** One statement, and so one moment. */
export const SNAPSHOT = `select json_build_object(
  'orders', ${rows(
    `'id', o.id, 'key', o.metadata ->> 'idempotency_key',
      'cancelled', o.canceled_at is not null, 'lines', ${LINES}`,
    `from "order" o where o.deleted_at is null`,
  )},
  'reservations', ${rows(
    `'id', id, 'line', line_item_id, 'place', inventory_item_id || '@' || location_id,
      'pieces', quantity::float`,
    "from reservation_item where deleted_at is null",
  )},
  'levels', ${rows(
    `'place', inventory_item_id || '@' || location_id, 'item', inventory_item_id,
      'stocked', stocked_quantity::float, 'reserved', reserved_quantity::float`,
    "from inventory_level where deleted_at is null",
  )},
  'collections', ${rows(
    "'id', id, 'amount', amount::float",
    "from payment_collection where deleted_at is null",
  )},
  'links', ${rows(
    "'order', order_id, 'collection', payment_collection_id",
    "from order_payment_collection where deleted_at is null",
  )},
  'payments', ${rows(
    `'id', p.id, 'collection', p.payment_collection_id, 'intent', p.data ->> 'id',
      'captured', (select coalesce(sum(c.amount), 0)::float from capture c
        where c.payment_id = p.id and c.deleted_at is null)`,
    "from payment p where p.deleted_at is null",
  )}
) as value`
