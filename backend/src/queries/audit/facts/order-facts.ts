import { ORDER_MONEY } from "../../order/order-facts"
import { factsBy } from "./fact"

/**
 * That an address is another one, not what it is: the trail keeps what is written for good, and a
 * person's address goes with the person.
 */
const ADDRESS = (column: string) => `(
    select left(md5(concat_ws(chr(10), first_name, last_name, company, address_1, address_2,
      postal_code, city, province, country_code, phone)), 8)
    from order_address where id = ${column})`

/** Pieces and prices of the present version; taxes that are not in a price are left out. */
const LINES = `cross join lateral (
    select coalesce(sum(item.quantity), 0) as pieces,
      coalesce(sum(item.fulfilled_quantity), 0) as fulfilled,
      coalesce(sum(item.shipped_quantity), 0) as shipped,
      coalesce(sum(item.delivered_quantity), 0) as delivered,
      coalesce(sum(item.return_requested_quantity), 0) as to_return,
      coalesce(sum(item.return_received_quantity), 0) as returned,
      coalesce(sum(item.quantity * coalesce(item.unit_price, line.unit_price)), 0) as worth
    from order_item item
    join order_line_item line on line.id = item.item_id
    where item.order_id = o.id and item.version = o.version and item.deleted_at is null
  ) lines
  cross join lateral (
    select coalesce(sum(method.amount), 0) as shipping
    from order_shipping link
    join order_shipping_method method on method.id = link.shipping_method_id
    where link.order_id = o.id and link.version = o.version and link.deleted_at is null
  ) sent
  cross join lateral (
    select coalesce(sum(amount), 0) as discount
    from order_line_item_adjustment
    where deleted_at is null and version = o.version and item_id in (
      select item_id from order_item
      where order_id = o.id and version = o.version and deleted_at is null)
  ) reduced`

/** By order: where it stands, whose it is, pieces as they left and arrived, money in major units. */
export const readOrderFacts = factsBy(`select o.id as key, o.id as thing_id,
    '#' || o.display_id as thing_name,
    json_build_object('status', o.status, 'draft', o.is_draft_order, 'email', o.email,
      'customer', o.customer_id,
      'address', ${ADDRESS("o.shipping_address_id")},
      'billing_address', ${ADDRESS("o.billing_address_id")},
      'pieces', lines.pieces, 'fulfilled', lines.fulfilled, 'shipped', lines.shipped,
      'delivered', lines.delivered, 'to_return', lines.to_return, 'returned', lines.returned,
      'worth', lines.worth + sent.shipping - reduced.discount,
      'credited', (select coalesce(sum(amount), 0) from order_credit_line
        where order_id = o.id and version = o.version and deleted_at is null),
      'paid', money.taken, 'refunded', money.given_back) as values
  from "order" o
  ${LINES}
  ${ORDER_MONEY}
  where o.id = any(?) and o.deleted_at is null
  order by o.id`)
