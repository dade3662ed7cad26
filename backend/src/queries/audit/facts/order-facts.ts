import { ORDER_MONEY } from "../../order/order-facts"
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
  ${ORDER_MONEY}
  where o.id = any(?) and o.deleted_at is null
  order by o.id`)
