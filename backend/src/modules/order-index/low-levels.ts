import { FEW_PIECES } from "../../derived/few-pieces"
import { keptRows } from "../../derived/kept-rows"

const available = (row: string) => `${row}.stocked_quantity - ${row}.reserved_quantity`

const { fill, follow } = keptRows({
  source: "inventory_level",
  table: "low_level",
  columns: {
    level_id: (row) => `${row}.id`,
    inventory_item_id: (row) => `${row}.inventory_item_id`,
    location_id: (row) => `${row}.location_id`,
    available,
  },
  isKept: (row) => `(${row}.deleted_at is null and ${available(row)} < ${FEW_PIECES})`,
})

/** SQL that keeps the levels of few pieces anew. */
export const KEEP_ALL_LOW_LEVELS = fill

/**
 * Which levels have few pieces, beside Medusa's table: an index of it would have each order and each
 * count of stock write all its indexes anew. Without one a level's new row stays on its page, in the
 * room that is left there: half of it, as a count of all parts writes all rows of a page at once.
 */
export const LOW_LEVELS = `
create table if not exists low_level (
  level_id text primary key,
  inventory_item_id text not null,
  location_id text not null,
  available numeric not null
);
create index if not exists low_level_scarcest on low_level (available, level_id);
drop index if exists low_level_available;
alter table inventory_level set (fillfactor = 50);
${follow}`
