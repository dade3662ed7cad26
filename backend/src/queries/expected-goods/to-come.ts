/**
 * Of `goods`: they can be promised. A day that has passed promises nothing; the database's own guard
 * (modules/order-guard) says the same.
 */
export const IS_TO_COME = `goods.state = 'expected' and goods.deleted_at is null
      and goods.due >= to_char(now() at time zone 'utc', 'YYYY-MM-DD')`

/** Pieces of `goods` that nobody is promised yet. */
export const UNPROMISED = `goods.quantity - goods.arrived_quantity - (
      select coalesce(sum(quantity), 0) from promised_goods where goods_id = goods.id)`

/**
 * What is expected of variant `v` and promised to nobody, as JSON by day, where staff allow it to
 * be ordered before it is there; of a part that is made up of several items nothing is.
 */
export const EXPECTED = `(case when v.allow_backorder and v.manage_inventory then coalesce((
  select json_agg(json_build_object('qty', day.pieces, 'on', day.due) order by day.due)
  from (
    select goods.due, sum(floor((${UNPROMISED}) / i.required_quantity)) as pieces
    from product_variant_inventory_item i
    join expected_goods goods on goods.inventory_item_id = i.inventory_item_id
      and goods.location_id = any(shop.location_ids) and ${IS_TO_COME}
    where i.variant_id = v.id and i.deleted_at is null and not exists (
      select from product_variant_inventory_item other
      where other.variant_id = v.id and other.id <> i.id and other.deleted_at is null)
    group by goods.due) day
  where day.pieces > 0), '[]') else '[]' end)`
