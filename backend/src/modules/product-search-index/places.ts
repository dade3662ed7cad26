import { LONGEST_BUCKET } from "../../contract/product/product-search"
import { ADVISORY_LOCKS } from "../../locks/locks"
import {
  BY_INDEX,
  changedRows,
  deleteEach,
  statementTriggers,
} from "../../derived/statement-triggers"

/** Of so many statements one adds the tally's differences up. */
const ADDED_UP_ONCE_IN = 50

const COLUMNS = "shelf, variant_id, product_id, created_at, name_key, has_base"

/** What decides on which shelves an entry stands, and where there. */
const PLACED_BY =
  "variant_id, product_id, created_at, name_key, has_base, category_ids, attributes, in_stock"

const SHELVES = "shop_catalogue_shelves(e.category_ids, e.attributes, e.in_stock)"

const placesOf = (rows: string) => `
      select ${COLUMNS} from ${rows} e cross join ${SHELVES} shelf`

const talliesOf = (rows: string, sign: "1" | "-1") => `
      select shelf, case when e.has_base then ${sign} else 0 end as entries
      from ${rows} e cross join lateral (select '' as shelf union all select * from ${SHELVES}) s`

/** Of a shelf that has as many entries as before nothing is told, but of all: their changes are the version. */
const tally = (rows: string) => `
    insert into catalogue_tally (shelf, entries, changes)
    select shelf, sum(entries), count(*) from (${rows}
    ) difference
    group by shelf having shelf = '' or sum(entries) <> 0;
    perform shop_catalogue_add_up()`

/** SQL that makes one row of each shelf's differences. */
export const ADD_UP = `
    with added as (
      ${deleteEach("catalogue_tally", {
        keys: ["shelf"],
        gone: "select shelf from catalogue_tally group by shelf having count(*) > 1",
      })}
      returning *)
    insert into catalogue_tally (shelf, entries, changes)
    select shelf, sum(entries), sum(changes) from added group by shelf`

/**
 * Keeps places and tally behind the entries. Who adds the tally up takes a lock that nobody waits
 * for, and only in an isolation in which rows that another took before do not fail it.
 */
export const PLACES = `
create or replace function shop_catalogue_shelves(
  category_ids text[], attributes text[], in_stock boolean) returns setof text
language sql immutable as $$
  select unnest(category_ids)
  union all select '=' || choice from unnest(attributes) choice
    where length(choice) <= ${LONGEST_BUCKET}
  union all select '=' where exists (
    select from unnest(attributes) choice where length(choice) > ${LONGEST_BUCKET})
  union all select '+' where in_stock
$$;
create or replace function shop_catalogue_add_up() returns void language plpgsql as $$
begin
  if random() * ${ADDED_UP_ONCE_IN} < 1
    and current_setting('transaction_isolation') = 'read committed'
    and pg_try_advisory_xact_lock(${ADVISORY_LOCKS.searchTally})
  then${ADD_UP};
  end if;
end $$;
${statementTriggers({
  table: "catalogue_entry",
  name: "shop_catalogue_place",
  settings: BY_INDEX,
  // Of many rows those that an index has beside one another are written one after the other.
  inserted: `insert into catalogue_place (${COLUMNS}) ${placesOf("new_rows")}
    order by shelf, name_key, variant_id;
    ${tally(talliesOf("new_rows", "1"))}`,
  deleted: `${deleteEach("catalogue_place", {
    keys: ["variant_id"],
    gone: "select variant_id from old_rows",
  })};
    ${tally(talliesOf("old_rows", "-1"))}`,
  // What goes goes first: the index of an entry's places has each of its shelves once.
  updated: `with entry as (
      ${changedRows(PLACED_BY)}
    ), moved as materialized (
      select ${COLUMNS}, sum(sign) as sign from entry e cross join ${SHELVES} shelf
      group by ${COLUMNS} having sum(sign) <> 0
    ), gone as (
      ${deleteEach("catalogue_place", {
        keys: ["variant_id", "shelf"],
        gone: "select variant_id, shelf from moved where sign < 0",
      })}
      returning 1
    ), told as (
      insert into catalogue_tally (shelf, entries, changes)
      select shelf, sum(sign), count(*) from moved where has_base
      group by shelf having sum(sign) <> 0
    )
    insert into catalogue_place (${COLUMNS})
    select ${COLUMNS} from moved where sign > 0 and (select count(*) from gone) is not null;
    ${tally(`
      select '' as shelf, case when has_base then -1 else 0 end as entries from old_rows
      union all select '', case when has_base then 1 else 0 end from new_rows`)}`,
})}
`
