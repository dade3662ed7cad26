import { findInconsistencies, IS_LIVE, SETTLED, type Inconsistency } from "./find-inconsistencies"

export type MissingReservation = Inconsistency & {
  order_id: string
  line_item_id: string
  inventory_item_id: string
  missing: string
  allow_backorder: boolean
  /** Whether a piece of the line is made up of several items, which have to lie together. */
  of_several: boolean
  sales_channel_id: string | null
}

/** Lines of live orders that are neither delivered nor have their stock reserved, or not all of it. */
export const findMissingReservations = findInconsistencies<MissingReservation>(`
  select oi.item_id || ' ' || part.inventory_item_id as key, o.id as order_id,
    oi.item_id as line_item_id, part.inventory_item_id, variant.allow_backorder,
    (oi.quantity - oi.fulfilled_quantity) * part.required_quantity - coalesce(kept.quantity, 0)
      as missing,
    exists (
      select from product_variant_inventory_item other
      where other.variant_id = variant.id and other.deleted_at is null
        and other.inventory_item_id <> part.inventory_item_id) as of_several,
    o.sales_channel_id
  from "order" o
  join order_item oi
    on oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null
  join order_line_item line on line.id = oi.item_id and line.deleted_at is null
  join product_variant variant
    on variant.id = line.variant_id and variant.manage_inventory and variant.deleted_at is null
  join product_variant_inventory_item part
    on part.variant_id = variant.id and part.deleted_at is null
  left join lateral (
    select sum(r.quantity) as quantity, max(r.updated_at) as updated_at
    from reservation_item r
    where r.line_item_id = oi.item_id and r.inventory_item_id = part.inventory_item_id
      and r.deleted_at is null) kept on true
  where ${IS_LIVE}
    and (oi.quantity - oi.fulfilled_quantity) * part.required_quantity > coalesce(kept.quantity, 0)
    and greatest(o.updated_at, oi.updated_at, kept.updated_at) < now() - ${SETTLED}
    and not exists (
      select from order_fulfillment sent join fulfillment parcel on parcel.id = sent.fulfillment_id
      where sent.order_id = o.id and parcel.updated_at > now() - ${SETTLED})`)
