import { findFaults, type Fault } from "./find-faults"

export type ShortLevel = Fault & {
  order_id: null
  inventory_item_id: string
  location_id: string
  stocked: string
  promised: string
  /** Orders that the pieces are promised to. */
  orders: string[]
}

/** Levels that promise more than there is, without those reservations that may wait for goods. */
export const findShortLevels = findFaults<ShortLevel>(`
  select level.id as key, null as order_id, level.inventory_item_id, level.location_id,
    level.stocked_quantity as stocked, kept.quantity as promised, kept.orders
  from inventory_level level
  join (
    select r.inventory_item_id, r.location_id, sum(r.quantity) as quantity,
      coalesce(array_agg(distinct waiting.order_id)
        filter (where waiting.order_id is not null), '{}') as orders
    from reservation_item r
    left join lateral (
      select oi.order_id from order_item oi where oi.item_id = r.line_item_id limit 1) waiting on true
    where r.deleted_at is null and not coalesce(r.allow_backorder, false)
    group by 1, 2) kept
    on kept.inventory_item_id = level.inventory_item_id and kept.location_id = level.location_id
  where level.deleted_at is null and kept.quantity > level.stocked_quantity`)
