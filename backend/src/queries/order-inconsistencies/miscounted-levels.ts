import { findInconsistencies, type Inconsistency } from "./find-inconsistencies"

export type MiscountedLevel = Inconsistency & { order_id: null; reserved: string; counted: string }

/**
 * Levels whose reserved quantity is not the sum of their reservations. A million have neither, and
 * to compare each of them with what it has not takes four times as long as to leave it out.
 */
export const findMiscountedLevels = findInconsistencies<MiscountedLevel>(`
  with kept as materialized (
    select inventory_item_id, location_id, sum(quantity) as quantity
    from reservation_item where deleted_at is null group by 1, 2)
  select level.id as key, null as order_id, level.reserved_quantity as reserved,
    coalesce(kept.quantity, 0) as counted
  from inventory_level level left join kept using (inventory_item_id, location_id)
  where level.deleted_at is null and level.reserved_quantity <> 0
    and level.reserved_quantity <> coalesce(kept.quantity, 0)
  union all
  select level.id, null, level.reserved_quantity, kept.quantity
  from kept
  join inventory_level level using (inventory_item_id, location_id)
  where level.deleted_at is null and level.reserved_quantity = 0 and kept.quantity <> 0`)
