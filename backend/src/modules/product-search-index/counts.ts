import { COUNTED_ROWS } from "../../derived/counted-rows"
import { statementTriggers } from "../../derived/statement-triggers"

type Counted = {
  table: string
  /** The shelves of the tally that its rows may be on, and SQL of which of them a row is. */
  shelves: readonly string[]
  shelf: string
}

const { product, giftCard, inventoryItem } = COUNTED_ROWS

const COUNTED: readonly Counted[] = [
  {
    table: "product",
    shelves: [product, giftCard],
    shelf: `case when is_giftcard then '${giftCard}' else '${product}' end`,
  },
  { table: "inventory_item", shelves: [inventoryItem], shelf: `'${inventoryItem}'` },
]

export const COUNTED_TABLES = COUNTED.map(({ table }) => table)

const TALLY = "insert into catalogue_tally (shelf, entries, changes)"

/** Keeps how many rows Medusa's own lists have, but the deleted ones. */
export const COUNTS = COUNTED.map(triggersOf).join("\n")

/** Counts all of them, once. */
export const COUNT_ALL = COUNTED.map(
  ({ table, shelf }) => `
  ${TALLY}
  select ${shelf}, count(*), 0 from ${table} where deleted_at is null group by 1;`,
).join("\n")

function triggersOf({ table, shelves, shelf }: Counted): string {
  const name = `shop_catalogue_count_${table}`
  const rowsOf = (rows: string, sign: "1" | "-1") =>
    `select ${shelf} as shelf, ${sign} as entries from ${rows} where deleted_at is null`
  const tally = (rows: string) => `
    ${TALLY}
    select shelf, sum(entries), 0 from (${rows}) difference group by shelf having sum(entries) <> 0;
    if found then
      perform shop_catalogue_add_up();
    end if`
  const [inserted, deleted] = [rowsOf("new_rows", "1"), rowsOf("old_rows", "-1")]
  const emptied = shelves.map((one) => `'${one}'`).join(", ")
  return `${statementTriggers({
    table,
    name,
    inserted: tally(inserted),
    deleted: tally(deleted),
    updated: tally(`${deleted} union all ${inserted}`),
  })}
create or replace function ${name}_emptied() returns trigger language plpgsql as $$
begin
  delete from catalogue_tally where shelf in (${emptied});
  return null;
end $$;
create or replace trigger ${name}_truncate after truncate on ${table}
  for each statement execute function ${name}_emptied();
alter table ${table} enable always trigger ${name}_truncate;`
}
