import { findInconsistencies, type Inconsistency } from "./find-inconsistencies"

export type ShortLevel = Inconsistency & {
  order_id: null
  inventory_item_id: string
  location_id: string
  stocked: string
  promised: string
  /** Orders that the pieces are promised to. */
  orders: string[]
}

const PROMISED = "r.deleted_at is null"

/**
 * Levels that promise more than there is, without the pieces that wait for expected goods. Only of
 * such a level, and there is hardly one, the orders are looked up.
 */
export const findShortLevels = findInconsistencies<ShortLevel>(`
  select short.*, coalesce((
      select array_agg(distinct oi.order_id)
      from reservation_item r
      join order_item oi on oi.item_id = r.line_item_id and oi.deleted_at is null
      where ${PROMISED} and r.inventory_item_id = short.inventory_item_id
        and r.location_id = short.location_id), '{}') as orders
  from (
    select level.id as key, null as order_id, level.inventory_item_id, level.location_id,
      level.stocked_quantity as stocked, kept.quantity as promised
    from inventory_level level
    join (
      select r.inventory_item_id, r.location_id,
        sum(r.quantity - coalesce(waits.quantity, 0)) as quantity
      from reservation_item r
      left join (
        select reservation_id, sum(quantity) as quantity from promised_goods group by 1) waits
        on waits.reservation_id = r.id
      where ${PROMISED} group by 1, 2) kept
      on kept.inventory_item_id = level.inventory_item_id and kept.location_id = level.location_id
    where level.deleted_at is null and kept.quantity > level.stocked_quantity
    offset 0) short`)
