/**
 * order_entry: a row for each placed order, as searches find it, kept by triggers in the transaction
 * of whatever changes it (entry-sources.ts).
 *
 * `codes` are the numbers that lead to it, by their letters and digits: its own with its mark and
 * without ("#177", "177"), the one of former mails, SKUs and barcodes of its lines, what plugins
 * declared of it (a purchase order number), its payments' ids. `variant_ids` lead on to the numbers that
 * its parts have in the catalogue today. `words` is all that is written of it, in small letters, with
 * line feeds between.
 *
 * All of it follows from Medusa's tables: another version of these begins anew.
 */
export const ENTRY_TABLE = `
drop table if exists order_entry;

create table order_entry (
  order_id text primary key,
  created_at timestamptz not null,
  is_cancelled boolean not null,
  codes text[] not null,
  variant_ids text[] not null,
  words text not null
);
create index order_entry_newest on order_entry (created_at, order_id);
create index order_entry_codes on order_entry using gin (codes);
create index order_entry_variants on order_entry using gin (variant_ids);
create index order_entry_words on order_entry using gin (words gin_trgm_ops);
`
