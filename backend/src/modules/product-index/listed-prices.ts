import { keptRows } from "../../derived/kept-rows"

const { fill, follow } = keptRows({
  source: "price",
  table: "listed_price",
  columns: {
    id: (row) => `${row}.id`,
    price_list_id: (row) => `${row}.price_list_id`,
    currency_code: (row) => `${row}.currency_code`,
    amount: (row) => `${row}.amount`,
    price_set_id: (row) => `${row}.price_set_id`,
  },
  isKept: (row) => `(${row}.price_list_id is not null and ${row}.deleted_at is null)`,
})

/** SQL that keeps the prices of all lists anew. */
export const KEEP_ALL_LISTED_PRICES = fill

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
${follow}`
