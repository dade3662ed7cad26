import { factsBy } from "./fact"

/** By inventory item: an entry for each place; the thing is the product that the item belongs to. */
export const readStockFacts = factsBy(`select level.id as key,
    coalesce(part.product_id, item.id) as thing_id,
    concat_ws(' ', coalesce(part.name, item.title, item.sku, item.id),
      case when count(*) over (partition by item.id) > 1 then '(' || place.name || ')' end)
      as thing_name,
    json_build_object('stocked', level.stocked_quantity) as values
  from inventory_level level
  join inventory_item item on item.id = level.inventory_item_id
  left join stock_location place on place.id = level.location_id
  left join lateral (
    select p.id as product_id,
      case when (select count(*) from product_variant s
          where s.product_id = p.id and s.deleted_at is null) > 1
        then p.title || ' ' || v.title else p.title end as name
    from product_variant_inventory_item link
    join product_variant v on v.id = link.variant_id and v.deleted_at is null
    join product p on p.id = v.product_id
    where link.inventory_item_id = item.id and link.deleted_at is null
    order by v.id limit 1
  ) part on true
  where item.id = any(?) and level.deleted_at is null
  order by level.id`)
