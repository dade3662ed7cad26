import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const HOLD = `select from inventory_level level
where level.deleted_at is null and (level.inventory_item_id, level.location_id) in (
  select inventory_item_id, location_id from reservation_item where id = any(?))
order by level.inventory_item_id collate "C", level.location_id collate "C"
for update`

/**
 * Holds the levels that reservations are of, in the order in which everybody locks them: PostgreSQL
 * writes many reservations in an order of its own, and two that wait for one another end in a fault.
 */
export async function holdLevels(
  database: Knex.Transaction,
  reservationIds: string[],
): Promise<void> {
  if (reservationIds.length > 1) await database.raw(HOLD, [reservationIds])
}
