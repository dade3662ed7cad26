/** What PostgreSQL raises when a reservation would promise more than there is. */
export const NOT_ENOUGH_STOCK = "SH001"

const AT_PLACE_OF = (row: "old" | "new") =>
  `inventory_item_id = ${row}.inventory_item_id and location_id = ${row}.location_id
    and deleted_at is null`

const RESERVED = `(
    select coalesce(sum(quantity), 0) from reservation_item where ${AT_PLACE_OF("new")})`

/** What no level ever reserves: to write it makes the level count its reservations anew. */
export const COUNT_ANEW = -1

const COUNTED_ANEW = (row: "old" | "new") =>
  `update inventory_level set reserved_quantity = ${COUNT_ANEW}, updated_at = now()
    where ${AT_PLACE_OF(row)}`

/** The sum of what nothing is reserved of, as Medusa writes it. */
const NOTHING = `new.reserved_quantity = 0
    and new.raw_reserved_quantity = '{"value": "0", "precision": 20}'`

/** What a level's own sum hangs on, and what somebody may take it for. */
const COUNTED = (row: "old" | "new") =>
  ["inventory_item_id", "location_id", "deleted_at", "reserved_quantity", "raw_reserved_quantity"]
    .map((column) => `${row}.${column}`)
    .join(", ")

/**
 * Keeps what is reserved of an item true in the database itself, whoever writes, from however many
 * processes: Medusa reads a level, adds to it and writes the sum, under a lock of its own process.
 *
 * - A reservation locks its item's level first: two that want the last pieces come one by one.
 * - It is refused when all reservations together would be more than the stock, unless it may wait
 *   for goods (`allow_backorder`), which PROMISE_GUARD judges.
 * - A level's reserved quantity is the sum of its reservations, whatever a writer takes it for. Who
 *   writes what is stocked alone, as a count of a million parts does, has nothing counted anew; new
 *   levels are looked at together, as nothing is reserved of new parts.
 */
export const STOCK_GUARD = `
create or replace function shop_count_reserved() returns trigger language plpgsql as $$
begin
  new.reserved_quantity := ${RESERVED};
  new.raw_reserved_quantity :=
    jsonb_build_object('value', trim_scale(new.reserved_quantity)::text, 'precision', 20);
  return new;
end $$;

create or replace function shop_count_reserved_of_new() returns trigger language plpgsql as $$
declare
  reserved text[] := array(
    select level.id from reservation_item item join new_rows level
      on level.inventory_item_id = item.inventory_item_id and level.location_id = item.location_id
    where item.deleted_at is null
      and item.inventory_item_id = any(array(select inventory_item_id from new_rows)));
begin
  if reserved <> '{}' then
    update inventory_level set reserved_quantity = ${COUNT_ANEW} where id = any(reserved);
  end if;
  return null;
end $$;

create or replace function shop_hold_stock() returns trigger language plpgsql as $$
declare
  stocked numeric;
  moved boolean := tg_op = 'UPDATE' and (old.inventory_item_id, old.location_id)
    is distinct from (new.inventory_item_id, new.location_id);
begin
  if tg_op = 'DELETE' or moved then
    ${COUNTED_ANEW("old")};
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  select stocked_quantity into stocked from inventory_level where ${AT_PLACE_OF("new")} for update;
  if new.deleted_at is null and not coalesce(new.allow_backorder, false)
    and (tg_op = 'INSERT' or moved or old.deleted_at is not null or new.quantity > old.quantity)
    and ${RESERVED} > coalesce(stocked, 0)
  then
    raise exception 'There is not enough stock of %', new.inventory_item_id
      using errcode = '${NOT_ENOUGH_STOCK}';
  end if;
  ${COUNTED_ANEW("new")};
  return null;
end $$;

create or replace trigger shop_count_reserved
  before insert on inventory_level for each row
  when ((${NOTHING}) is not true)
  execute function shop_count_reserved();

create or replace trigger shop_count_reserved_of_new
  after insert on inventory_level referencing new table as new_rows
  for each statement execute function shop_count_reserved_of_new();

create or replace trigger shop_count_reserved_anew
  before update on inventory_level for each row
  when ((${COUNTED("new")}) is distinct from (${COUNTED("old")}))
  execute function shop_count_reserved();

create or replace trigger shop_hold_stock
  after insert or update or delete on reservation_item
  for each row execute function shop_hold_stock();
`
