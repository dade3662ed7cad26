import { BY_INDEX, deleteEach } from "../../derived/statement-triggers"
import { ADVISORY_LOCKS } from "../../locks/locks"
import { PRICES_TALLY } from "../../prices/candidate-prices"
import { readEnvironment } from "../../settings/environment"
import { ENTRY_TRUTH, PRICE_TRUTH, STOCK_TRUTH } from "./entry-truth"

/** The first half of this module's advisory locks. */
const LOCK = ADVISORY_LOCKS.search

/** Everybody shares it but who changes a category or the shop itself; below 0, so no bucket's. */
const WORLD = -1

/** A long import would need more locks than PostgreSQL has if each product had its own. */
const BUCKETS = 64

/**
 * Products whose entries are read together. PostgreSQL plans a list of ids as a short one: of half a
 * million in one statement it went through all that it had read for each.
 */
const SLICE = 1000

const COLUMNS = [
  "product_id",
  "created_at",
  "name",
  "part_id",
  "category_id",
  "name_key",
  "has_base",
  "category_ids",
  "attributes",
  "in_stock",
  "words",
  "joined",
  "codes",
  "numbers",
]

const COST_COLUMNS = [
  "product_id",
  "price_set_id",
  "base_price",
  "has_gap",
  "rule_minimum",
  "rule_multiple",
  "rule_maximum",
  "shelves",
]

/** SQL that brings the rows of a table to the truth; writes none that says it already. */
function written(table: string, columns: readonly string[]): string {
  const list = columns.join(", ")
  const told = columns.map((column) => `excluded.${column}`).join(", ")
  return `
    insert into ${table} as e (variant_id, ${list})
    select variant_id, ${list} from truth
    on conflict (variant_id) do update set (${list}) = (${told})
    where (${columns.map((column) => `e.${column}`).join(", ")}) is distinct from (${told})
    returning 1`
}

/** The products with a variant that has no entry, or without variants, are kept apart. */
const UNLISTED = `rest as materialized (
    select distinct p.id from unnest(ids) wanted(id)
    cross join lateral (
      select id from product where id = wanted.id and deleted_at is null offset 0) p
    left join lateral (
      select id from product_variant where product_id = p.id and deleted_at is null offset 0) v on true
    where (v.id in (select variant_id from truth)) is not true
  ), unlisted as (
    insert into catalogue_unlisted (product_id) select id from rest on conflict do nothing
  ), listed as (${deleteEach("catalogue_unlisted", {
    keys: ["product_id"],
    gone: `select id as product_id from unnest(ids) id
      where (id in (select id from rest)) is not true`,
  })}
  )`

const OF_PRICE_SETS = `
    select v.product_id from product_variant_price_set link
    join product_variant v on v.id = link.variant_id
    where link.price_set_id = any(sets) and link.deleted_at is null`

/** The whole of \`mpath\` tells: a hidden or renamed category is above or at what is linked. */
const OF_CATEGORIES = `
    select link.product_id from product_category c
    join product_category_product link on link.product_category_id = c.id
    where string_to_array(c.mpath, '.') && categories or c.id = any(categories)`

/** What has not one base price for all quantities: it begins elsewhere where the shop's minimum does. */
const OF_RUNGS = `
    select v.product_id from price
    join product_variant_price_set link on link.price_set_id = price.price_set_id
    join product_variant v on v.id = link.variant_id
    where price.deleted_at is null and price.price_list_id is null
      and (price.min_quantity > 1 or price.max_quantity is not null)
      and link.deleted_at is null`

/** What took the place of something that changed bears its numbers. */
const OF_LATER = `
    with recursive later (id) as (
      select step.new_variant_id from product_variant v
      join supersession step on step.old_variant_id = v.id
      where v.product_id = any(ids)
      union
      select step.new_variant_id from supersession step
      join later on step.old_variant_id = later.id)
    select v.product_id from later join product_variant v on v.id = later.id`

const WITH_LATER = readEnvironment(process.env).vehicles
  ? `
  ids := array(select unnest(ids) union (${OF_LATER}));`
  : ""

const OF_ALL = `select id from product union select product_id from catalogue_entry
    union select product_id from catalogue_unlisted`

/**
 * How the entries come to what is true.
 *
 * Two transactions may change one product, each in tables of its own, and neither sees the other's
 * rows. So at its end each locks what it changed, in one order, and then reads: who comes second sees
 * what the first committed. No lock of this kind is held while anything else is waited for.
 */
export const REFRESH = `
create or replace function shop_catalogue_lock(keys text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(${LOCK}, bucket)
  from (select distinct hashtext(key) & ${BUCKETS - 1} as bucket from unnest(keys) key order by 1) b;
end $$;

create or replace function shop_catalogue_refresh_slice(ids text[]) returns bigint language plpgsql as $$
declare
  changed bigint;
begin
  with truth as materialized (${ENTRY_TRUTH}
  ), gone as (
    delete from catalogue_entry e
    where e.product_id = any(ids)
      and not exists (select from truth t where t.variant_id = e.variant_id)
    returning e.variant_id
  ), free as (
    delete from catalogue_cost where variant_id = any(array(select variant_id from gone))
  ), entries as (${written("catalogue_entry", COLUMNS)}
  ), costs as (${written("catalogue_cost", COST_COLUMNS)}
  ), ${UNLISTED}
  select (select count(*) from gone) + (select count(*) from entries) + (select count(*) from costs)
  into changed;
  return changed;
end $$;

create or replace function shop_catalogue_refresh(ids text[]) returns bigint language plpgsql as $$
declare
  changed bigint := 0;
  slice text[];
begin
  for slice in
    select array_agg(id) from unnest(ids) with ordinality part(id, place) group by (place - 1) / ${SLICE}
  loop
    changed := changed + shop_catalogue_refresh_slice(slice);
  end loop;
  return changed;
end $$;

create or replace function shop_catalogue_reprice(ids text[]) returns void language plpgsql ${BY_INDEX} as $$
declare
  others text[];
begin
  with truth as materialized (${PRICE_TRUTH}
  ), costs as (
    update catalogue_cost e set base_price = t.amount, has_gap = t.has_gap
    from truth t
    where e.variant_id = t.variant_id and t.is_priced
      and (e.base_price, e.has_gap) is distinct from (t.amount, t.has_gap)
  ), flags as (
    update catalogue_entry e set has_base = t.amount is not null
    from truth t
    where e.variant_id = t.variant_id and t.is_priced and t.is_known
      and (t.known_price is null) <> (t.amount is null)
  )
  select array(select distinct product_id from truth where is_known <> is_priced) into others;
  -- Of these a variant comes to have its first price, or loses its last.
  if cardinality(others) > 0 then
    perform shop_catalogue_refresh(others);
  end if;
end $$;

create or replace function shop_catalogue_restock(ids text[]) returns void language plpgsql ${BY_INDEX} as $$
begin
  with truth as materialized (${STOCK_TRUTH}
  ), entries as (
    update catalogue_entry e set in_stock = t.enough from truth t where e.variant_id = t.variant_id
  )
  update catalogue_cost e set shelves = t.shelves from truth t where e.variant_id = t.variant_id;
end $$;

create or replace function shop_catalogue_refresh_all() returns bigint language plpgsql as $$
declare
  ids text[];
begin
  perform pg_advisory_xact_lock(${LOCK}, ${WORLD});
  ids := array(${OF_ALL});
  return shop_catalogue_refresh(ids);
end $$;

create or replace function shop_catalogue_commit() returns trigger language plpgsql as $$
declare
  ids text[];
  priced text[];
  restocked text[];
  sets text[];
  categories text[];
  settings text[];
  everything boolean;
begin
  perform from catalogue_pending where id = new.id;
  if not found then
    return null;
  end if;
  with mine as (
    delete from catalogue_pending where xid = pg_current_xact_id() returning *
  )
  select array(select distinct unnest(product_ids) from mine),
    array(select distinct unnest(price_set_ids) from mine),
    array(select distinct unnest(stocked_ids) from mine),
    array(select distinct unnest(category_ids) from mine),
    array(select distinct unnest(setting_ids) from mine),
    (select bool_or(mine.everything) from mine)
  into ids, sets, restocked, categories, settings, everything;
  if everything or cardinality(sets) > 0 or cardinality(settings) > 0 then
    insert into catalogue_tally (shelf, entries, changes) values ('${PRICES_TALLY}', 0, 1);
    perform shop_catalogue_add_up();
  end if;
  if everything then
    perform shop_catalogue_refresh_all();
    return null;
  end if;${WITH_LATER}
  if cardinality(categories) > 0 or cardinality(settings) > 0 then
    perform pg_advisory_xact_lock(${LOCK}, ${WORLD});
    ids := array(select unnest(ids) union ${OF_CATEGORIES});
    if cardinality(settings) > 0 then
      ids := array(select unnest(ids) union ${OF_RUNGS});
    end if;
  else
    perform pg_advisory_xact_lock_shared(${LOCK}, ${WORLD});
  end if;
  perform shop_catalogue_lock(ids || sets || restocked || array(${OF_PRICE_SETS}));
  priced := array(${OF_PRICE_SETS} except select unnest(ids));
  -- Locked already, but for a price set that was linked at this very moment.
  perform shop_catalogue_lock(ids || priced);
  if cardinality(ids) > 0 then
    perform shop_catalogue_refresh(ids);
  end if;
  if cardinality(priced) > 0 then
    perform shop_catalogue_reprice(priced);
  end if;
  restocked := array(select unnest(restocked) except select unnest(ids));
  if cardinality(restocked) > 0 then
    perform shop_catalogue_restock(restocked);
  end if;
  return null;
end $$;

create constraint trigger shop_catalogue_commit after insert on catalogue_pending
  deferrable initially deferred for each row execute function shop_catalogue_commit();
alter table catalogue_pending enable always trigger shop_catalogue_commit;
`
