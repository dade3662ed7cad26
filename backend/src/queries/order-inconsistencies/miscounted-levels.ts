import { findInconsistencies, type Inconsistency } from "./find-inconsistencies"

export type MiscountedLevel = Inconsistency & { order_id: null; reserved: string; counted: string }

/** Levels whose reserved quantity is not the sum of their reservations. */
export const findMiscountedLevels = findInconsistencies<MiscountedLevel>(`
  select level.id as key, null as order_id, level.reserved_quantity as reserved,
    coalesce(kept.quantity, 0) as counted
  from inventory_level level
  left join (
    select inventory_item_id, location_id, sum(quantity) as quantity
    from reservation_item where deleted_at is null group by 1, 2) kept
    on kept.inventory_item_id = level.inventory_item_id and kept.location_id = level.location_id
  where level.deleted_at is null and level.reserved_quantity <> coalesce(kept.quantity, 0)`)
