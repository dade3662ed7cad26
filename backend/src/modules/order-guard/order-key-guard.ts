/** The index that allows one order for one Idempotency-Key of a customer. */
export const ORDER_KEY_INDEX = "shop_order_key"

/** Two calls under one key, in whatever processes: the second's insert waits for the first's end. */
export const ORDER_KEY_GUARD = `
create unique index if not exists ${ORDER_KEY_INDEX}
  on "order" (customer_id, (metadata ->> 'idempotency_key'))
  where metadata ->> 'idempotency_key' is not null and deleted_at is null;
`
