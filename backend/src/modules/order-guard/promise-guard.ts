import { NOT_ENOUGH_STOCK } from "./stock-guard"

/** What PostgreSQL raises when more of expected goods would be promised than is to come. */
export const PROMISED_TWICE = "SH004"

/** Marks a reservation of pieces that came back: they are its order's, whatever else is short. */
export const PUT_BACK = "put_back"

const AT = (item: string, location: string) =>
  `inventory_item_id = ${item} and location_id = ${location} and deleted_at is null`

/** What is promised of goods that are to come there. */
const PROMISED_AT = (item: string, location: string) => `(
    select coalesce(sum(promise.quantity), 0)
    from expected_goods goods join promised_goods promise on promise.goods_id = goods.id
    where goods.inventory_item_id = ${item} and goods.location_id = ${location}
      and goods.state = 'expected' and goods.deleted_at is null)`

/** Stock less what is reserved of it: what waits for goods takes nothing of it. Below 0 it is short. */
const FREE = (item: string, location: string) => `(
    coalesce((select stocked_quantity from inventory_level where ${AT(item, location)}), 0)
    - (select coalesce(sum(quantity), 0) from reservation_item where ${AT(item, location)})
    + ${PROMISED_AT(item, location)})`

/** Goods that can be promised: a day that has passed promises nothing. */
const TO_COME = `goods.state = 'expected' and goods.deleted_at is null
      and goods.due >= to_char(now() at time zone 'utc', 'YYYY-MM-DD')`

/** Pieces of `goods` that nobody is promised yet. */
const UNPROMISED = `goods.quantity - goods.arrived_quantity - (
      select coalesce(sum(quantity), 0) from promised_goods where goods_id = goods.id)`

/**
 * Promises expected goods in the database itself, whoever writes, from however many processes: a
 * reservation that may wait (`allow_backorder`) has what is free, and the rest of it is promised
 * from what is expected at its place and not promised yet, the earliest first. Where that is not
 * enough, it is refused like one that may not wait. The level is locked by `shop_hold_stock`,
 * which runs before: its name sorts first.
 *
 * - A reservation that shrinks or goes gives its promises back, the latest day first.
 * - What comes to be free at a place goes to those who wait there, in the order in which they were
 *   promised: at the commit, when stock and reservations are both written.
 * - Never is more promised than is to come, whoever writes the promises.
 */
export const PROMISE_GUARD = `
create or replace function shop_give_back(of_reservation text, surplus numeric)
returns void language plpgsql as $$
declare
  promise record;
begin
  for promise in select id, quantity from promised_goods
    where reservation_id = of_reservation order by due desc, place desc, id
  loop
    exit when surplus <= 0;
    if promise.quantity <= surplus then
      delete from promised_goods where id = promise.id;
    else
      update promised_goods set quantity = quantity - surplus, updated_at = now()
        where id = promise.id;
    end if;
    surplus := surplus - promise.quantity;
  end loop;
end $$;

create or replace function shop_promise_goods() returns trigger language plpgsql as $$
declare
  stays boolean := tg_op = 'UPDATE' and old.deleted_at is null and new.deleted_at is null
    and (old.inventory_item_id, old.location_id) = (new.inventory_item_id, new.location_id);
  grown numeric;
  short numeric;
  lot record;
  part numeric;
  own_place integer;
begin
  if tg_op <> 'INSERT' and not stays then
    delete from promised_goods where reservation_id = old.id;
  end if;
  if tg_op = 'DELETE' or new.deleted_at is not null then
    return null;
  end if;
  grown := new.quantity - case when stays then old.quantity else 0 end;
  if grown < 0 then
    perform shop_give_back(new.id, (
      select coalesce(sum(quantity), 0) from promised_goods where reservation_id = new.id)
      - new.quantity);
  end if;
  if grown <= 0 or not coalesce(new.allow_backorder, false)
    or new.metadata -> '${PUT_BACK}' is not null
  then
    return null;
  end if;
  short := least(grown, - ${FREE("new.inventory_item_id", "new.location_id")});
  if short <= 0 then
    return null;
  end if;
  own_place := nextval(pg_get_serial_sequence('promised_goods', 'place'));
  for lot in select goods.id, goods.due, ${UNPROMISED} as free from expected_goods goods
    where goods.inventory_item_id = new.inventory_item_id
      and goods.location_id = new.location_id and ${TO_COME}
    order by goods.due, goods.id
  loop
    part := least(short, lot.free);
    continue when part <= 0;
    insert into promised_goods (id, goods_id, reservation_id, place, quantity, due)
      values ('pgoods_' || replace(cast(gen_random_uuid() as text), '-', ''), lot.id, new.id,
        own_place, part, lot.due);
    short := short - part;
    exit when short = 0;
  end loop;
  if short > 0 then
    raise exception 'There is not enough stock of %, nor is it expected', new.inventory_item_id
      using errcode = '${NOT_ENOUGH_STOCK}';
  end if;
  return null;
end $$;

create or replace trigger shop_promise_goods
  after insert or update or delete on reservation_item
  for each row execute function shop_promise_goods();

-- In most shops nobody waits for anything, and a count of stock is a thousand levels: these are not even
-- kept in mind for the commit. Who is promised something locked the level for it, so they are seen.
create or replace function shop_anybody_waits() returns boolean language plpgsql volatile as $$
begin
  return exists (select from promised_goods);
end $$;

create or replace function shop_serve_waiting() returns trigger language plpgsql as $$
declare
  free numeric;
  waiting record;
begin
  if ${PROMISED_AT("new.inventory_item_id", "new.location_id")} = 0 then
    return null;
  end if;
  free := ${FREE("new.inventory_item_id", "new.location_id")};
  for waiting in select promise.id, promise.quantity
    from expected_goods goods join promised_goods promise on promise.goods_id = goods.id
    where goods.inventory_item_id = new.inventory_item_id
      and goods.location_id = new.location_id
      and goods.state = 'expected' and goods.deleted_at is null
    order by promise.place, promise.due, promise.id
  loop
    exit when free <= 0;
    if waiting.quantity <= free then
      delete from promised_goods where id = waiting.id;
    else
      update promised_goods set quantity = quantity - free, updated_at = now()
        where id = waiting.id;
    end if;
    free := free - waiting.quantity;
  end loop;
  return null;
end $$;

drop trigger if exists shop_serve_waiting on inventory_level;
create constraint trigger shop_serve_waiting
  after update on inventory_level deferrable initially deferred for each row
  when (new.stocked_quantity - new.reserved_quantity
    > old.stocked_quantity - old.reserved_quantity and shop_anybody_waits())
  execute function shop_serve_waiting();

create or replace function shop_promise_once() returns trigger language plpgsql as $$
declare
  id_of_goods text := case tg_table_name when 'expected_goods' then new.id
    else to_jsonb(new) ->> 'goods_id' end;
begin
  if exists (
    select from expected_goods goods
    where goods.id = id_of_goods and (${UNPROMISED}) < 0
      or goods.id = id_of_goods and (goods.state <> 'expected' or goods.deleted_at is not null)
        and exists (select from promised_goods where goods_id = goods.id))
  then
    raise exception 'More of % would be promised than is to come', id_of_goods
      using errcode = '${PROMISED_TWICE}';
  end if;
  return null;
end $$;

drop trigger if exists shop_promise_once on promised_goods;
create constraint trigger shop_promise_once
  after insert or update on promised_goods deferrable initially deferred
  for each row execute function shop_promise_once();

drop trigger if exists shop_promise_once on expected_goods;
create constraint trigger shop_promise_once
  after update on expected_goods deferrable initially deferred
  for each row execute function shop_promise_once();
`
