import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { IS_ADDED } from "../order/lines/added-mark"

/** Units of a reservation `held` that are yet to come. */
export const WAITING_UNITS = `(
    select coalesce(sum(quantity), 0) from promised_goods where reservation_id = held.id)`

const PROMISES = `from reservation_item held
      join promised_goods promise on promise.reservation_id = held.id
      left join product_variant_inventory_item part on part.variant_id = line.variant_id
        and part.inventory_item_id = held.inventory_item_id and part.deleted_at is null
      where held.line_item_id = line.id and held.deleted_at is null`

/** Pieces of an order's `line` that are not there yet: of several items the one that lacks most. */
export const WAITING_PIECES = `coalesce((
    select max(waits.pieces) from (
      select ceil(sum(promise.quantity) / max(coalesce(part.required_quantity, 1))) as pieces
      ${PROMISES}
      group by held.inventory_item_id) waits), 0)`

/** The last day on which goods come that an order's `line` waits for; null where it waits for none. */
export const WAITING_UNTIL = `(select max(promise.due) ${PROMISES})`

/** A line of an order of which pieces are not there yet. */
export type WaitingLine = { id: string; name: string; there: number; waiting: number; due: string }

const LINES = `select * from (
    select line.id, line.title as name,
      cast(item.quantity - item.fulfilled_quantity - ${WAITING_PIECES} as double precision) as there,
      cast(${WAITING_PIECES} as double precision) as waiting, ${WAITING_UNTIL} as due
    from "order" o
    join order_item item on item.order_id = o.id and item.version = o.version
      and item.deleted_at is null
    join order_line_item line on line.id = item.item_id
    where o.id = :order_id and not ${IS_ADDED}) line
  where waiting > 0 order by id`

/** The lines of an order that wait for goods. */
export function readWaitingLines(
  container: MedusaContainer,
  order_id: string,
): Promise<WaitingLine[]> {
  return queryPrepared<WaitingLine>(container, LINES, { order_id })
}
