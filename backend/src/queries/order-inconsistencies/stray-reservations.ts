import { IS_CANCELLED } from "../order/order-facts"
import { findInconsistencies, SETTLED, type Inconsistency } from "./find-inconsistencies"

export type StrayReservation = Inconsistency & { inventory_item_id: string; quantity: string }

/**
 * Reservations for lines that wait for nothing: of cancelled or deleted orders, taken out of an
 * order, delivered long since, or of no order at all.
 *
 * Left alone: what staff reserve by hand (it names no line), and what somebody reserves for an open
 * cart. Medusa 2.21.2 makes none for carts, but an order's lines keep the ids of its cart's.
 */
export const findStrayReservations = findInconsistencies<StrayReservation>(`
  select r.id as key, last.order_id, r.inventory_item_id, r.quantity
  from reservation_item r
  left join lateral (
    select oi.order_id from order_item oi
    where oi.item_id = r.line_item_id order by oi.version desc limit 1) last on true
  where r.deleted_at is null and r.line_item_id is not null
    and r.updated_at < now() - ${SETTLED}
    and not exists (
      select from order_item oi join "order" o on o.id = oi.order_id
      where oi.item_id = r.line_item_id and oi.version = o.version and oi.deleted_at is null
        and oi.quantity > oi.fulfilled_quantity
        and o.deleted_at is null and not (${IS_CANCELLED}))
    and not exists (
      select from order_item oi join "order" o on o.id = oi.order_id
      where oi.item_id = r.line_item_id
        and greatest(o.updated_at, oi.updated_at) > now() - ${SETTLED})
    and not exists (
      select from cart_line_item line join cart on cart.id = line.cart_id
      where line.id = r.line_item_id and line.deleted_at is null
        and cart.deleted_at is null and cart.completed_at is null)`)
