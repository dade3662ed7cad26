import { DUE, ORDER_BOOKS } from "../order/order-facts"
import { findInconsistencies, IS_LIVE, SETTLED, type Inconsistency } from "./find-inconsistencies"

export type UnpayableOrder = Inconsistency & {
  order_id: string
  currency_code: string
  /** Major units. */
  due: string
  /** A collection that was made for it and that nothing else has. */
  lost_collection_id: string | null
}

/** Whether an order or a cart has the collection `lost`. */
const isTakenIn = (table: string) => `exists (
      select from ${table} taken
      where taken.payment_collection_id = lost.id and taken.deleted_at is null offset 0)`

/**
 * Live orders that money is due for, without a payment collection or without the link to theirs.
 *
 * All is looked up from the order, by the order's id: PostgreSQL would read every collection and every
 * session there is for each order, which in a shop of 100,000 took minutes; "offset 0" keeps it from
 * that, also where it has no statistics yet.
 */
export const findUnpayableOrders = findInconsistencies<UnpayableOrder>(`
  select o.id as key, o.id as order_id, o.currency_code,
    cast(${DUE} as text) as due,
    (select lost.id
      from (
        select payment_collection_id as id from order_payment_collection where order_id = o.id
        union
        select payment_collection_id from payment_session
        where data -> 'metadata' ->> 'order_id' = o.id) known
      cross join lateral (select * from payment_collection where id = known.id offset 0) lost
      where lost.deleted_at is null and lost.currency_code = o.currency_code
        and not ${isTakenIn("order_payment_collection")}
        and not ${isTakenIn("cart_payment_collection")}
      order by lost.created_at desc limit 1) as lost_collection_id
  from "order" o
  ${ORDER_BOOKS}
  where ${IS_LIVE} and o.updated_at < now() - ${SETTLED}
    and ${DUE} > 0
    and not exists (
      select from order_payment_collection link
      cross join lateral (
        select deleted_at from payment_collection where id = link.payment_collection_id offset 0
      ) collection
      where link.order_id = o.id and link.deleted_at is null and collection.deleted_at is null
      offset 0)`)
