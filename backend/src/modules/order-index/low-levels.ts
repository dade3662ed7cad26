import { FEW_PIECES } from "../../derived/few-pieces"

const available = (row: string) => `${row}.stocked_quantity - ${row}.reserved_quantity`

const hasFew = (row: string) => `(${row}.deleted_at is null and ${available(row)} < ${FEW_PIECES})`

const KEPT = ["level_id", "inventory_item_id", "location_id", "available"].join(", ")

const keptOf = (row: string) =>
  [`${row}.id`, `${row}.inventory_item_id`, `${row}.location_id`, available(row)].join(", ")

/** SQL that keeps the levels of few pieces anew. */
export const KEEP_ALL_LOW_LEVELS = `
  truncate low_level;
  insert into low_level (${KEPT})
  select ${keptOf("level")} from inventory_level level where ${hasFew("level")};
  analyze low_level`

/**
 * Which levels have few pieces, beside Medusa's table: an index of it would have each order and each
 * count of stock write all its indexes anew. Without one a level's new row stays on its page, in the
 * room that is left there.
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
alter table inventory_level set (fillfactor = 80);

create or replace function shop_keep_low_level() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from low_level where level_id = old.id;
  end if;
  if tg_op <> 'DELETE' and ${hasFew("new")} then
    insert into low_level (${KEPT}) values (${keptOf("new")});
  end if;
  return null;
end $$;

create or replace trigger shop_low_level_insert after insert on inventory_level
  for each row when (${hasFew("new")}) execute function shop_keep_low_level();
alter table inventory_level enable always trigger shop_low_level_insert;

create or replace trigger shop_low_level_delete after delete on inventory_level
  for each row when (${hasFew("old")}) execute function shop_keep_low_level();
alter table inventory_level enable always trigger shop_low_level_delete;

create or replace trigger shop_low_level_update after update on inventory_level
  for each row when (
    (${hasFew("old")} or ${hasFew("new")})
    and (${keptOf("old")}, old.deleted_at) is distinct from (${keptOf("new")}, new.deleted_at))
  execute function shop_keep_low_level();
alter table inventory_level enable always trigger shop_low_level_update;
`
