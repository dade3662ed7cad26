/** SQL over orders `o`: what /api/v1 lists, but the cancelled ones. Says the same as orderState. */
export const IS_LISTED = "o.deleted_at is null and not o.is_draft_order and o.status <> 'canceled'"

/** Every order that money was taken for: `order_id`. */
export const PAID_ORDERS = `
  select distinct link.order_id
  from order_payment_collection link
  join payment on payment.payment_collection_id = link.payment_collection_id
    and payment.deleted_at is null and payment.captured_at is not null
  where link.deleted_at is null`

/** Every order that was fulfilled, with all of that arrived: `order_id`. */
export const DELIVERED_ORDERS = `
  select link.order_id
  from order_fulfillment link
  join fulfillment parcel on parcel.id = link.fulfillment_id
    and parcel.deleted_at is null and parcel.canceled_at is null
  where link.deleted_at is null
  group by link.order_id
  having bool_and(parcel.delivered_at is not null)`
