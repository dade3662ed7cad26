const KEPT = ["id", "price_list_id", "currency_code", "amount", "price_set_id"]

const keptOf = (row: string) => KEPT.map((column) => `${row}.${column}`).join(", ")

const isListed = (row: string) => `(${row}.price_list_id is not null and ${row}.deleted_at is null)`

/** SQL that keeps the prices of all lists anew. */
export const KEEP_ALL_LISTED_PRICES = `
  truncate listed_price;
  insert into listed_price (${KEPT.join(", ")})
  select ${keptOf("price")} from price where ${isListed("price")};
  analyze listed_price`

/**
 * The prices of lists in their order, beside Medusa's table: a page by price reads no more of them
 * than it shows. An index of Medusa's own by amount, for lists alone too, would have each base price
 * that changes write all indexes anew; without one its new row stays on its page, in the room that is
 * left there.
 */
export const LISTED_PRICES = `
create table if not exists listed_price (
  id text primary key,
  price_list_id text not null,
  currency_code text not null,
  amount numeric not null,
  price_set_id text not null
);
create index if not exists listed_price_order
  on listed_price (price_list_id, currency_code, amount) include (id, price_set_id);
drop index if exists shop_list_price_order;
alter table price set (fillfactor = 80);

create or replace function shop_keep_listed_price() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from listed_price where id = old.id;
  end if;
  if tg_op <> 'DELETE' and ${isListed("new")} then
    insert into listed_price (${KEPT.join(", ")}) values (${keptOf("new")});
  end if;
  return null;
end $$;

create or replace trigger shop_listed_price_insert after insert on price
  for each row when (${isListed("new")}) execute function shop_keep_listed_price();
alter table price enable always trigger shop_listed_price_insert;

create or replace trigger shop_listed_price_delete after delete on price
  for each row when (${isListed("old")}) execute function shop_keep_listed_price();
alter table price enable always trigger shop_listed_price_delete;

create or replace trigger shop_listed_price_update after update on price
  for each row when (
    (${isListed("old")} or ${isListed("new")})
    and (${keptOf("old")}, old.deleted_at) is distinct from (${keptOf("new")}, new.deleted_at))
  execute function shop_keep_listed_price();
alter table price enable always trigger shop_listed_price_update;
`
