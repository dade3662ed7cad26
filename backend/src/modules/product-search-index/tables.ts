import { IS_NAMED_SHELF } from "../../derived/named-shelves"

/**
 * The tally has some hundred rows, and orders change as many of them each few minutes. Each time that
 * PostgreSQL clears a table or counts it, every connection plans anew what reads the table; of very
 * many dead rows each read of a shelf passes by its own.
 */
const TALLY_CLEARED_AT = 1000

/**
 * What lists, counts and searches of the catalogue are found by, kept by triggers in the transaction
 * of whatever changes it (catalogue-sources.ts):
 *
 * - catalogue_entry: a row for each variant that is sold and has a price of some kind, in whatever
 *   price list; `has_base` is where one is a guest's without price lists. `part_id` is its id in
 *   /api/v1, `category_id` its innermost public category, where it has one. `words`, `joined`
 *   (the words without what is between them) and `codes` are one text each, with line feeds between
 *   their parts; `numbers` is a JSON list for catalogue_number (numbers.ts).
 * - catalogue_cost: what the entry costs, apart from it, because prices change each night and words
 *   do not. `base_price` is a guest's without price lists, of a piece where as few are bought as can be;
 *   `has_gap` is where base prices are not for every quantity; `price_set_id` leads to all other prices;
 *   `rule_minimum`, `rule_multiple` and `rule_maximum` are of the product's own rule; `shelves` are
 *   those of the entry that catalogue_price has.
 * - catalogue_place: the entry again on each shelf that it stands on (shop_catalogue_shelves), so
 *   that a small shelf of a large catalogue is walked as quickly as a large one. A shelf is a public
 *   category (its id), an attribute ("=Label:Value"), or what can be had now ("+"); "=" has those with
 *   an attribute that is too long for a shelf. The order by name leaves shelves of attributes out: a
 *   part has more of them than of all else, each with its name at another place of an index, which was
 *   a quarter of what a new part took. queries/product/list finds these pages in another way.
 * - catalogue_price: entries in the order of base prices, on each of their shelves but attributes, made
 *   of catalogue_cost alone. A part has more attributes than all else, and a price would be written out
 *   and in on each: of these the order by price is found as that of several filters is.
 * - catalogue_tally: how many entries have a base price, by shelf and in all (''), as a sum of
 *   differences: writers add rows and wait for nobody. The sum of `changes` in all grows with every
 *   commit that changes one of these entries or what it costs: it is the version of what was counted.
 *   On PRICES_TALLY it grows with every commit that may change a price by a list or a rule. On the
 *   shelves of COUNTED_ROWS (counted-rows.ts) it says how many rows Medusa's own lists have.
 * - catalogue_unlisted: the products with a variant that has no entry, or without variants: drafts and
 *   what has no price. Staff look for them, too.
 * - catalogue_pending: what a transaction changed and has not brought into the entries yet.
 *
 * Pages of entries and costs are left some room: a change of nothing that an index has, as where the
 * last piece goes, is then written beside the former row, and in no index.
 *
 * All of it follows from Medusa's tables: another version of these begins anew.
 */
export const TABLES = `
drop table if exists catalogue_entry, catalogue_cost, catalogue_place, catalogue_price,
  catalogue_tally, catalogue_unlisted, catalogue_pending;

create table catalogue_entry (
  variant_id text primary key,
  product_id text not null,
  created_at timestamptz not null,
  name text not null,
  part_id text not null,
  category_id text,
  name_key text collate "C" not null,
  has_base boolean not null,
  category_ids text[] not null,
  attributes text[] not null,
  in_stock boolean not null,
  words text not null,
  joined text not null,
  codes text not null,
  numbers jsonb not null
) with (fillfactor = 80);
create index catalogue_entry_product on catalogue_entry (product_id);
create index catalogue_entry_newest
  on catalogue_entry (created_at, product_id, variant_id);
create index catalogue_entry_name on catalogue_entry (name_key, variant_id);
create index catalogue_entry_unpriced on catalogue_entry (variant_id) where not has_base;
create index catalogue_entry_choices on catalogue_entry using gin (category_ids, attributes);
create index catalogue_entry_words on catalogue_entry using gin (words gin_trgm_ops);
create index catalogue_entry_joined on catalogue_entry using gin (joined gin_trgm_ops);
create index catalogue_entry_codes on catalogue_entry using gin (codes gin_trgm_ops);

create table catalogue_cost (
  variant_id text primary key,
  product_id text not null,
  price_set_id text not null,
  base_price numeric,
  has_gap boolean not null,
  rule_minimum integer,
  rule_multiple integer,
  rule_maximum integer,
  shelves text[] not null
) with (fillfactor = 90);
create index catalogue_cost_price on catalogue_cost (base_price, variant_id);
create index catalogue_cost_price_set on catalogue_cost (price_set_id)
  include (variant_id, base_price, has_gap, rule_minimum, rule_multiple);
create index catalogue_cost_gap on catalogue_cost (variant_id) where has_gap;

create table catalogue_place (
  shelf text not null,
  variant_id text not null,
  product_id text not null,
  created_at timestamptz not null,
  name_key text collate "C" not null,
  has_base boolean not null
);
create index catalogue_place_newest
  on catalogue_place (shelf, created_at, product_id, variant_id);
create index catalogue_place_name
  on catalogue_place (shelf, name_key, variant_id) where ${IS_NAMED_SHELF};
create index catalogue_place_unpriced on catalogue_place (shelf) where not has_base;
-- The last of them: of indexes that seem equally good, as in an empty shop, PostgreSQL takes the last made.
create unique index catalogue_place_variant on catalogue_place (variant_id, shelf);

create table catalogue_price (
  shelf text not null,
  base_price numeric not null,
  variant_id text not null,
  product_id text not null
);
create index catalogue_price_order on catalogue_price (shelf, base_price, variant_id);

create table catalogue_tally (
  shelf text not null,
  entries bigint not null,
  changes bigint not null
) with (
  autovacuum_vacuum_threshold = ${TALLY_CLEARED_AT},
  autovacuum_vacuum_insert_threshold = ${TALLY_CLEARED_AT},
  autovacuum_analyze_threshold = ${TALLY_CLEARED_AT}
);
create index catalogue_tally_shelf on catalogue_tally (shelf);

create table catalogue_unlisted (product_id text primary key);

-- Its ids are of no sequence: one of an unlogged table is broken in a standby that becomes the primary.
create unlogged table catalogue_pending (
  id uuid primary key default gen_random_uuid(),
  xid xid8 not null default pg_current_xact_id(),
  product_ids text[],
  price_set_ids text[],
  stocked_ids text[],
  category_ids text[],
  setting_ids text[],
  everything boolean not null default false
);
`
