import { factsBy } from "./fact"

/** By order: where it stands, pieces as they left and arrived, money in major units. */
export const readOrderFacts = factsBy(`select o.id as key, o.id as thing_id,
    '#' || o.display_id as thing_name,
    json_build_object('status', o.status, 'email', o.email,
      'pieces', lines.pieces, 'fulfilled', lines.fulfilled, 'shipped', lines.shipped,
      'delivered', lines.delivered, 'returned', lines.returned,
      'paid', money.taken, 'refunded', money.given_back) as values
  from "order" o
  cross join lateral (
    select coalesce(sum(quantity), 0) as pieces,
      coalesce(sum(fulfilled_quantity), 0) as fulfilled,
      coalesce(sum(shipped_quantity), 0) as shipped,
      coalesce(sum(delivered_quantity), 0) as delivered,
      coalesce(sum(return_received_quantity), 0) as returned
    from order_item where order_id = o.id and version = o.version and deleted_at is null
  ) lines
  cross join lateral (
    select
      coalesce(sum((select sum(amount) from capture
        where payment_id = payment.id and deleted_at is null)), 0) as taken,
      coalesce(sum((select sum(amount) from refund
        where payment_id = payment.id and deleted_at is null)), 0) as given_back
    from order_payment_collection link
    join payment on payment.payment_collection_id = link.payment_collection_id
      and payment.deleted_at is null
    where link.order_id = o.id and link.deleted_at is null
  ) money
  where o.id = any(?) and o.deleted_at is null
  order by o.id`)
