/**
 * Names what is stocked as its part is named; `which` are conditions over product `p` and item `i`.
 * What several variants take, and what is one of several things of a part, has a name of its own.
 */
const named = (which: string) => `update inventory_item i set title = part.name
  from product p
  join product_variant v on v.product_id = p.id and v.deleted_at is null
  join product_variant_inventory_item link on link.variant_id = v.id and link.deleted_at is null
  cross join lateral (
    select case when exists (select from product_variant o
        where o.product_id = v.product_id and o.id <> v.id and o.deleted_at is null)
      then p.title || ' ' || v.title else p.title end as name) part
  where i.id = link.inventory_item_id and i.title is distinct from part.name
    and p.deleted_at is null and ${which}
    and not exists (select from product_variant_inventory_item other
      where (other.inventory_item_id = link.inventory_item_id or other.variant_id = link.variant_id)
        and other.id <> link.id and other.deleted_at is null)`

/** The tables that the triggers stand on, or write to. */
export const NAMED_TABLES = [
  "product",
  "product_variant",
  "product_variant_inventory_item",
  "inventory_item",
]

/**
 * Keeps in Inventory the name of the part, whatever door makes or renames it: Medusa takes the
 * variant's, and a part's only variant is "Standard". Another name that staff gave stays until the part
 * is renamed. Ends with the names of what is there.
 */
export const INVENTORY_NAMES = `
create or replace function shop_name_inventory(of_product text) returns void language sql as $$
  ${named("p.id = of_product")};
$$;

create or replace function shop_product_named() returns trigger language plpgsql as $$
begin
  perform shop_name_inventory(new.id);
  return null;
end $$;

create or replace function shop_variant_named() returns trigger language plpgsql as $$
begin
  perform shop_name_inventory(case when tg_op = 'DELETE' then old.product_id else new.product_id end);
  return null;
end $$;

create or replace function shop_inventory_linked() returns trigger language plpgsql as $$
begin
  ${named(`v.id = new.variant_id and i.id = new.inventory_item_id
    and coalesce(i.title, '') in ('', v.title)`)};
  return null;
end $$;

create or replace trigger shop_product_named
  after update of title on product
  for each row when (old.title is distinct from new.title)
  execute function shop_product_named();

create or replace trigger shop_variant_named
  after insert or update of title, deleted_at or delete on product_variant
  for each row execute function shop_variant_named();

create or replace trigger shop_inventory_linked
  after insert or update of deleted_at on product_variant_inventory_item
  for each row execute function shop_inventory_linked();

${named("true")};
`
