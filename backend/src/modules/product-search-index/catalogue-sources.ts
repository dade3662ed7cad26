import { statementTriggers } from "../../derived/statement-triggers"
import { readEnvironment } from "../../settings/environment"

type Mark = "product_ids" | "price_set_ids" | "stocked_ids" | "category_ids" | "setting_ids"

type Source = {
  /** A table of Medusa's that entries are made of. */
  table: string
  /** What of it they depend on; a change of anything else is none. */
  columns: readonly string[]
  /** SQL of what `columns` are taken from, where the rows alone do not tell. */
  from?: (rows: string) => string
  /** SQL of the rows `r` of an update, where it costs to look at each before and after. */
  changed?: string
  /** Columns of catalogue_pending, and SQL over a row \`r\` of what they are to hold. */
  marks: Readonly<Partial<Record<Mark, string>>>
}

const PIECES = `case when deleted_at is null
        then coalesce(stocked_quantity, 0) - coalesce(reserved_quantity, 0) else '-infinity' end`

const LEVEL = "id, inventory_item_id, location_id"

/** SQL of what variants take of rows `level`, or of that what they take several pieces of. */
const takenFromLevel = (several = "") => `cross join lateral (
        select * from product_variant_inventory_item
        where inventory_item_id = level.inventory_item_id and deleted_at is null${several} offset 0) i`

/**
 * Variants with a level that held enough of a piece before or holds it now, and not both. Grouped, as
 * PostgreSQL keeps the plan of a join, and one for an order's line compares each of a thousand with each.
 * Where a piece was there before and is there now, only what takes several may be others': these are
 * few, in an index of their own (order-index/order-indexes.ts), and a count of stock asks for each level.
 */
const CROSSED = `
      with level as materialized (
        select inventory_item_id, min(pieces) as least, max(pieces) as most, count(*) = 1 as is_moved
        from (
          select ${LEVEL}, ${PIECES} as pieces from new_rows
          union all select ${LEVEL}, ${PIECES} from old_rows) level
        group by ${LEVEL}
      )
      select i.variant_id from level ${takenFromLevel()}
      where (level.is_moved or level.least < 1)
        and (level.is_moved or i.required_quantity > level.least and i.required_quantity <= level.most)
      union all
      select i.variant_id from level ${takenFromLevel(" and required_quantity > 1")}
      where not level.is_moved and level.least >= 1
        and i.required_quantity > level.least and i.required_quantity <= level.most`

const SOURCES: readonly Source[] = [
  {
    table: "product",
    columns: ["id", "title", "status", "metadata", "created_at", "deleted_at"],
    marks: { product_ids: "r.id" },
  },
  {
    table: "product_variant",
    columns: [
      ...["id", "product_id", "title", "sku", "ean", "upc", "barcode"],
      ...["manage_inventory", "deleted_at"],
    ],
    marks: { product_ids: "r.product_id" },
  },
  {
    table: "product_sales_channel",
    columns: ["product_id", "sales_channel_id", "deleted_at"],
    marks: { product_ids: "r.product_id" },
  },
  {
    table: "product_category_product",
    columns: ["product_id", "product_category_id"],
    marks: { product_ids: "r.product_id" },
  },
  {
    table: "product_category",
    columns: ["id", "name", "mpath", "is_active", "is_internal", "deleted_at"],
    marks: { category_ids: "r.id" },
  },
  {
    table: "product_variant_price_set",
    columns: ["variant_id", "price_set_id", "deleted_at"],
    marks: {
      product_ids: "(select v.product_id from product_variant v where v.id = r.variant_id)",
      price_set_ids: "r.price_set_id",
    },
  },
  {
    table: "price",
    columns: [
      ...["id", "price_set_id", "price_list_id", "currency_code", "amount"],
      ...["min_quantity", "max_quantity", "rules_count", "deleted_at"],
    ],
    marks: { price_set_ids: "r.price_set_id" },
  },
  {
    table: "price_rule",
    columns: ["price_id", "attribute", "value", "deleted_at"],
    marks: { price_set_ids: "(select price.price_set_id from price where price.id = r.price_id)" },
  },
  {
    table: "product_variant_inventory_item",
    columns: ["variant_id", "inventory_item_id", "required_quantity", "deleted_at"],
    marks: {
      product_ids: "(select v.product_id from product_variant v where v.id = r.variant_id)",
    },
  },
  {
    // An order changes a level; an entry changes only where the last pieces go or the first come.
    table: "inventory_level",
    columns: ["variant_id"],
    from: (rows) => `(select i.variant_id from ${rows} level ${takenFromLevel()}) taken`,
    changed: CROSSED,
    marks: {
      stocked_ids: "(select v.product_id from product_variant v where v.id = r.variant_id)",
    },
  },
  {
    table: "product_product_quantity_rule_quantity_rule",
    columns: ["product_id", "quantity_rule_id", "deleted_at"],
    marks: { product_ids: "r.product_id" },
  },
  {
    table: "quantity_rule",
    columns: ["product_id", "minimum", "multiple", "maximum", "deleted_at"],
    from: (rows) => `(
        select link.product_id, rule.minimum, rule.multiple, rule.maximum, rule.deleted_at
        from ${rows} rule
        join product_product_quantity_rule_quantity_rule link on link.quantity_rule_id = rule.id) rule`,
    marks: { product_ids: "r.product_id" },
  },
  {
    // The least of an order decides at which rung a part begins.
    table: "shop_setting",
    columns: ["id", "minimum_order_quantity", "deleted_at"],
    marks: { setting_ids: "r.id" },
  },
  // The shop itself: where it sells, and in what currency.
  {
    table: "store",
    columns: [
      ...["id", "default_sales_channel_id", "default_region_id"],
      ...["created_at", "deleted_at"],
    ],
    marks: {},
  },
  // And from which locations.
  {
    table: "sales_channel_stock_location",
    columns: ["sales_channel_id", "stock_location_id", "deleted_at"],
    marks: {},
  },
  { table: "stock_location", columns: ["id", "deleted_at"], marks: {} },
  {
    table: "store_currency",
    columns: ["store_id", "currency_code", "is_default", "deleted_at"],
    marks: {},
  },
]

/** Which part took another's place: its numbers are the other's as well. */
const SUPERSESSION: Source = {
  table: "supersession",
  columns: ["old_variant_id", "new_variant_id"],
  marks: {
    product_ids: "(select v.product_id from product_variant v where v.id = r.new_variant_id)",
  },
}

const { vehicles } = readEnvironment(process.env)

const WATCHED = vehicles ? [...SOURCES, SUPERSESSION] : SOURCES

/** Without them nothing can be watched. */
export const SOURCE_TABLES = WATCHED.map(({ table }) => table)

const nameOf = ({ table }: Pick<Source, "table">) => `shop_catalogue_${table}`

/** What an earlier start with vehicles left, where this one is without. */
const UNWATCHED = vehicles
  ? ""
  : `
drop trigger if exists ${nameOf(SUPERSESSION)}_truncate on supersession;
drop function if exists ${nameOf(SUPERSESSION)}() cascade;`

/** The triggers that note what a transaction changed. */
export const SOURCE_TRIGGERS = `
create or replace function shop_catalogue_emptied() returns trigger language plpgsql as $$
begin
  insert into catalogue_pending (everything) values (true);
  return null;
end $$;
${WATCHED.map(triggersOf).join("\n")}${UNWATCHED}`

function triggersOf({ table, columns, from = (rows) => rows, changed, marks }: Source): string {
  const name = nameOf({ table })
  const list = columns.join(", ")
  const rowsOf = (rows: string) => `select ${list} from ${from(rows)}`
  const isShop = Object.keys(marks).length === 0
  const kept = isShop ? ["everything"] : Object.keys(marks)
  const found = isShop
    ? ["true"]
    : Object.values(marks).map((sql) => `array_remove(array_agg(distinct ${sql}), null)`)
  const mark = (rows: string) => `
    insert into catalogue_pending (${kept.join(", ")})
    select ${found.join(", ")} from (${rows}) r having count(*) > 0`
  const compared = `
      with was as materialized (${rowsOf("old_rows")}), is_now as materialized (${rowsOf("new_rows")})
      (select * from is_now except select * from was)
      union all (select * from was except select * from is_now)`
  return `${statementTriggers({
    table,
    name,
    inserted: mark(rowsOf("new_rows")),
    deleted: mark(rowsOf("old_rows")),
    updated: mark(changed ?? compared),
  })}
create or replace trigger ${name}_truncate after truncate on ${table}
  for each statement execute function shop_catalogue_emptied();
alter table ${table} enable always trigger ${name}_truncate;`
}
