import { NUMBER_KINDS } from "../../contract/product/part-number"
import { codeSql } from "../../spelling/code-sql"
import { statementTriggers } from "../../derived/statement-triggers"

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

/** Of a number's words the first that holds a digit: a maker's name and letters may be left out before it. */
const FIRST_DIGITS = `(
        select min(u.at) from unnest(w.words) with ordinality u(word, at) where u.word ~ '[0-9]')`

/** The variant's numbers by what they are: a JSON list of kind, code and the number as it is kept. */
export const NUMBERS = `
    select coalesce(jsonb_agg(distinct jsonb_build_object(
      'kind', n.kind, 'code', c.code, 'shown', n.shown)), '[]') as numbers
    from (
      select 'sku' as kind, v.sku as shown
      union all select 'ean', unnest(array[v.ean, v.upc, v.barcode])${LISTS.join("")}
    ) n
    cross join lateral (select regexp_split_to_array(btrim(n.shown), '[[:space:]]+') as words) w
    cross join lateral generate_series(1, case
      when n.kind in (${OF_OTHERS.map((kind) => `'${kind}'`).join(", ")})
      then coalesce(${FIRST_DIGITS}, 1) else 1 end) as first
    cross join lateral (
      select replace(${codeSql("array_to_string(w.words[first:], '')")}, chr(10), '') as code) c
    where length(c.code) between 1 and ${LONGEST_CODE}`

const COLUMNS = "code, rank, kind, variant_id, shown"

const numbersOf = (rows: string) => `
      select n.code, array_position(array[${NUMBER_KINDS.map((kind) => `'${kind}'`).join(", ")}], n.kind)
        as rank, n.kind, e.variant_id, n.shown
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
  inserted: `insert into catalogue_number (${COLUMNS}) ${numbersOf("new_rows")}`,
  deleted: `delete from catalogue_number number using old_rows e
    where number.variant_id = e.variant_id`,
  updated: `delete from catalogue_number number using (${numbersOf("old_rows")}
      except ${numbersOf("new_rows")}
    ) gone
    where number.variant_id = gone.variant_id and number.code = gone.code
      and number.kind = gone.kind and number.shown = gone.shown;
    insert into catalogue_number (${COLUMNS}) (${numbersOf("new_rows")}
      except ${numbersOf("old_rows")}
    )`,
})}`
