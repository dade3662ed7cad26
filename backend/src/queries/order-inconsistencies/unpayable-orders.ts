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

/** Live orders that money is due for, without a payment collection or without the link to theirs. */
export const findUnpayableOrders = findInconsistencies<UnpayableOrder>(`
  select o.id as key, o.id as order_id, o.currency_code,
    cast(${DUE} as text) as due,
    (select lost.id from payment_collection lost
      where lost.deleted_at is null and lost.currency_code = o.currency_code
        and not exists (
          select from order_payment_collection taken
          where taken.payment_collection_id = lost.id and taken.deleted_at is null)
        and not exists (
          select from cart_payment_collection taken
          where taken.payment_collection_id = lost.id and taken.deleted_at is null)
        and (exists (
            select from order_payment_collection gone
            where gone.payment_collection_id = lost.id and gone.order_id = o.id)
          or exists (
            select from payment_session session
            where session.payment_collection_id = lost.id
              and session.data -> 'metadata' ->> 'order_id' = o.id))
      order by lost.created_at desc limit 1) as lost_collection_id
  from "order" o
  ${ORDER_BOOKS}
  where ${IS_LIVE} and o.updated_at < now() - ${SETTLED}
    and ${DUE} > 0
    and not exists (
      select from order_payment_collection link
      join payment_collection collection on collection.id = link.payment_collection_id
      where link.order_id = o.id and link.deleted_at is null and collection.deleted_at is null)`)
