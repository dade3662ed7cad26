import { NUMBER_KINDS } from "../../contract/product/part-number"
import { codeSql } from "../../spelling/code-sql"
import {
  BY_INDEX,
  changedRows,
  deleteEach,
  statementTriggers,
} from "../../derived/statement-triggers"
import { readEnvironment } from "../../settings/environment"

const { vehicles } = readEnvironment(process.env)

/** A longer one is no number of a part, and more than an index takes. */
const LONGEST_CODE = 100

/** The list of the product's metadata under a key; none where it is something else. */
export const listedIn = (key: string) => `case jsonb_typeof(p.metadata -> '${key}')
      when 'array' then p.metadata -> '${key}' else '[]' end`

/** Numbers of other makers are kept with the maker's name, and typed with it or without. */
export const OF_OTHERS = ["oem", "competitor", "former"] as const

const LISTS = OF_OTHERS.map(
  (kind) => `
      union all select '${kind}', jsonb_array_elements_text(${listedIn(`${kind}_numbers`)})`,
)

/** Numbers of product `o` and its variant `former`, whatever became of it. */
const listedOf = (key: string) => listedIn(key).replaceAll("p.metadata", "o.metadata")

const OF_FORMER = `
        select former.sku as shown
        union all select unnest(array[former.ean, former.upc, former.barcode])
        ${OF_OTHERS.map((kind) => `union all select jsonb_array_elements_text(${listedOf(`${kind}_numbers`)})`).join("\n        ")}`

/**
 * The numbers of the parts whose place variant `v` took, and of those before them, as one list. What
 * was sold under a number is found by it when it is gone. Nothing is looked for where there is no step.
 */
const FORMER_PARTS = `
    select coalesce(array_agg(distinct number.shown), '{}') as numbers
    from (
      with recursive earlier (id) as (
        select old_variant_id from supersession where new_variant_id = v.id
        union
        select step.old_variant_id from supersession step
        join earlier on step.new_variant_id = earlier.id)
      select id from earlier) step
    join product_variant former on former.id = step.id
    join product o on o.id = former.product_id
    cross join lateral (${OF_FORMER}) number
    where exists (select from supersession where new_variant_id = v.id) and number.shown <> ''`

/** A shop without vehicles has no such steps, and may have no table of them. */
export const FORMER = vehicles ? FORMER_PARTS : "select array[]::text[] as numbers"

/** Of a number's words the first that holds a digit: a maker's name and letters may be left out before it. */
const FIRST_DIGITS = `(
        select min(u.at) from unnest(w.words) with ordinality u(word, at) where u.word ~ '[0-9]')`

/** The variant's numbers by what they are, those of `former` too: a JSON list of kind, code and the number as it is kept. */
export const NUMBERS = `
    select coalesce(jsonb_agg(distinct jsonb_build_object(
      'kind', n.kind, 'code', c.code, 'shown', n.shown)), '[]') as numbers
    from (
      select 'sku' as kind, v.sku as shown
      union all select 'ean', unnest(array[v.ean, v.upc, v.barcode])${LISTS.join("")}
      union all select 'former', unnest(former.numbers)
    ) n
    cross join lateral (select regexp_split_to_array(btrim(n.shown), '[[:space:]]+') as words) w
    cross join lateral generate_series(1, case
      when n.kind in (${OF_OTHERS.map((kind) => `'${kind}'`).join(", ")})
      then coalesce(${FIRST_DIGITS}, 1) else 1 end) as first
    cross join lateral (
      select replace(${codeSql("array_to_string(w.words[first:], '')")}, chr(10), '') as code offset 0) c
    where n.shown <> '' and length(c.code) between 1 and ${LONGEST_CODE}`

const COLUMNS = "code, rank, kind, variant_id, shown"

const numbersOf = (rows: string, more = "") => `
      select n.code, array_position(array[${NUMBER_KINDS.map((kind) => `'${kind}'`).join(", ")}], n.kind)
        as rank, n.kind, e.variant_id, n.shown${more}
      from ${rows} e
      cross join jsonb_to_recordset(e.numbers) as n(kind text, code text, shown text)`

/**
 * catalogue_number: each number of an entry, by its letters and digits; \`rank\` is the kind's place
 * in the order in which a typed number is looked for.
 */
export const NUMBER_TABLE = `
drop table if exists catalogue_number;

create table catalogue_number (
  code text collate "C" not null,
  rank integer not null,
  kind text not null,
  variant_id text not null,
  shown text not null
);
create index catalogue_number_code on catalogue_number (code, rank, variant_id);
create index catalogue_number_variant on catalogue_number (variant_id);
${statementTriggers({
  table: "catalogue_entry",
  name: "shop_catalogue_number",
  settings: BY_INDEX,
  inserted: `insert into catalogue_number (${COLUMNS}) ${numbersOf("new_rows")}`,
  deleted: deleteEach("catalogue_number", {
    keys: ["variant_id"],
    gone: "select variant_id from old_rows",
  }),
  updated: `with entry as (
      ${changedRows("variant_id, numbers")}
    ), moved as materialized (
      select ${COLUMNS}, sum(sign) as sign from (${numbersOf("entry", ", e.sign")}) number
      group by ${COLUMNS} having sum(sign) <> 0
    ), gone as (
      ${deleteEach("catalogue_number", {
        keys: ["variant_id", "code", "kind", "shown"],
        gone: "select * from moved where sign < 0",
      })}
    )
    insert into catalogue_number (${COLUMNS}) select ${COLUMNS} from moved where sign > 0`,
})}`
