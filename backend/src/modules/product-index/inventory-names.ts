import { BY_INDEX } from "../../derived/statement-triggers"

/** The tables that the triggers stand on, or write to. */
export const NAMED_TABLES = [
  "product",
  "product_variant",
  "product_variant_inventory_item",
  "inventory_item",
]

/** What keeps names; its comment holds which version of them is there. */
export const NAMING_FUNCTION = "shop_name_inventory(text[], boolean)"

/**
 * Names what the variants of \`ids\` take as their parts are named; \`unnamed\`: only what has no name of
 * its own yet. What several variants take, and what is one of several things of a part, has a name of
 * its own.
 *
 * Each is looked up by itself, by its index: a plan that PostgreSQL keeps from when the tables were
 * empty would read all of them for each variant.
 */
const NAMING = `
create or replace function shop_name_inventory(ids text[], unnamed boolean) returns void
language sql ${BY_INDEX} as $$
  update inventory_item i set title = part.name
  from (
    select link.inventory_item_id, v.title as variant_title,
      case when exists (select from product_variant o
        where o.product_id = v.product_id and o.id <> v.id and o.deleted_at is null)
      then p.title || ' ' || v.title else p.title end as name
    from unnest(ids) wanted(id)
    cross join lateral (
      select * from product_variant where id = wanted.id and deleted_at is null offset 0) v
    cross join lateral (
      select * from product where id = v.product_id and deleted_at is null offset 0) p
    cross join lateral (
      select * from product_variant_inventory_item
      where variant_id = v.id and deleted_at is null offset 0) link
    where not exists (select from product_variant_inventory_item other
        where other.inventory_item_id = link.inventory_item_id and other.id <> link.id
          and other.deleted_at is null)
      and not exists (select from product_variant_inventory_item other
        where other.variant_id = link.variant_id and other.id <> link.id
          and other.deleted_at is null)
  ) part
  where i.id = part.inventory_item_id and i.title is distinct from part.name
    and (not unnamed or coalesce(i.title, '') in ('', part.variant_title))
$$;`

const ROWS = {
  insert: "new table as new_rows",
  update: "old table as old_rows new table as new_rows",
  delete: "old table as old_rows",
} as const

function triggers(table: string, name: string, events: readonly (keyof typeof ROWS)[]): string {
  return events
    .map(
      (event) => `
create or replace trigger ${name}_${event} after ${event} on ${table} referencing ${ROWS[event]}
  for each statement execute function ${name}();`,
    )
    .join("")
}

/** The variants of the products \`products\`, each looked up by itself, too. */
const VARIANTS = `
create or replace function shop_variants_of(products text[]) returns text[]
language sql stable ${BY_INDEX} as $$
  select array(
    select v.id from unnest(products) product(id)
    cross join lateral (
      select id from product_variant
      where product_id = product.id and deleted_at is null offset 0) v)
$$;`

const nameVariantsOf = (products: string) =>
  `perform shop_name_inventory(shop_variants_of(array(${products})), false);`

const RENAMED_PRODUCTS = `select n.id from new_rows n join old_rows o on o.id = n.id
      where o.title is distinct from n.title`

const RENAMED_VARIANTS = `select distinct n.product_id from new_rows n join old_rows o on o.id = n.id
      where (o.title, o.deleted_at) is distinct from (n.title, n.deleted_at)`

/**
 * Keeps in Inventory the name of the part, whatever door makes or renames it: Medusa takes the
 * variant's, and a part's only variant is "Standard". Another name that staff gave stays until the part
 * is renamed. Once a statement, however many parts it is about. Ends with the names of what is there.
 */
export const INVENTORY_NAMES = `
drop trigger if exists shop_product_named on product;
drop trigger if exists shop_variant_named on product_variant;
drop trigger if exists shop_inventory_linked on product_variant_inventory_item;
drop function if exists shop_name_inventory(text);
${NAMING}
${VARIANTS}

create or replace function shop_product_named() returns trigger language plpgsql as $$
begin
  ${nameVariantsOf(RENAMED_PRODUCTS)}
  return null;
end $$;

create or replace function shop_variant_named() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    ${nameVariantsOf("select distinct product_id from new_rows")}
  elsif tg_op = 'DELETE' then
    ${nameVariantsOf("select distinct product_id from old_rows")}
  else
    ${nameVariantsOf(RENAMED_VARIANTS)}
  end if;
  return null;
end $$;

create or replace function shop_inventory_linked() returns trigger language plpgsql as $$
begin
  perform shop_name_inventory(array(
    select variant_id from new_rows where deleted_at is null), true);
  return null;
end $$;
${triggers("product", "shop_product_named", ["update"])}
${triggers("product_variant", "shop_variant_named", ["insert", "update", "delete"])}
${triggers("product_variant_inventory_item", "shop_inventory_linked", ["insert", "update"])}

select shop_name_inventory(array(select id from product_variant), false);
`
