import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ShopError } from "../../../errors/shop-error"
import type { SharedTransaction } from "../../transaction/in-one-transaction"

type Came = { line_item_id: string; title: string; pieces: number }

type Place = {
  line_id: string
  /** Null where the part is not sold any more, or has no stock that is counted. */
  item_id: string | null
  is_sold: boolean
  required: number
  reservation_id: string | null
  held: number
  location_id: string | null
}

// The line's own place where something of it is reserved already, since a line is delivered from one
// reservation alone; else where the shop sells from and has all of it. Held to the transaction's end.
const PLACE = `select line.id as line_id, part.inventory_item_id as item_id,
    variant.id is not null as is_sold, cast(coalesce(part.required_quantity, 1) as float8) as required,
    kept.id as reservation_id, cast(coalesce(kept.quantity, 0) as float8) as held, (
      select level.location_id from inventory_level level
      where level.inventory_item_id = part.inventory_item_id and level.deleted_at is null
        and level.location_id = coalesce(kept.location_id, level.location_id)
        and (kept.id is not null or exists (
          select from sales_channel_stock_location sells
          where sells.stock_location_id = level.location_id and sells.deleted_at is null
            and sells.sales_channel_id = o.sales_channel_id))
        and level.stocked_quantity - level.reserved_quantity
          >= cast(:pieces as numeric) * coalesce(part.required_quantity, 1)
      order by (select count(*) from store where default_location_id = level.location_id) desc,
        level.location_id
      limit 1 for update of level) as location_id
  from "order" o
  join order_line_item line on line.id = :line_item_id
  left join product_variant variant on variant.id = line.variant_id and variant.deleted_at is null
  left join product_variant_inventory_item part on part.variant_id = variant.id
    and part.deleted_at is null and variant.manage_inventory
  left join lateral (
    select r.id, r.quantity, r.location_id from reservation_item r
    where r.line_item_id = line.id and r.inventory_item_id = part.inventory_item_id
      and r.deleted_at is null
    order by r.id limit 1) kept on true
  where o.id = :order_id
  order by part.inventory_item_id collate "C"`

/** In the order in which everybody locks levels: two that wait for one another end in a fault. */
const HOLD = `select from inventory_level level
  where level.deleted_at is null and level.inventory_item_id in (
    select part.inventory_item_id from order_line_item line
    join product_variant_inventory_item part on part.variant_id = line.variant_id
      and part.deleted_at is null
    where line.id = any(?))
  order by level.inventory_item_id collate "C", level.location_id collate "C"
  for update`

/** Reserves pieces of an order's lines that are to be sent. Throws ShopError `replacement_out_of_stock`. */
export async function reserveReplacement(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  { order_id, came }: { order_id: string; came: readonly Came[] },
): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY)
  await database.raw(HOLD, [came.map(({ line_item_id }) => line_item_id)])
  for (const { line_item_id, title: name, pieces } of came) {
    const bindings = { order_id, line_item_id, pieces }
    const { rows } = await database.raw<{ rows: Place[] }>(PLACE, bindings)
    for (const { item_id, is_sold, required, reservation_id, held, location_id } of rows) {
      if (!is_sold) {
        throw new ShopError("replacement_out_of_stock", { variant: "gone", facts: { name } })
      }
      if (!item_id) continue
      if (!location_id) throw new ShopError("replacement_out_of_stock", { facts: { name } })
      const wanted = pieces * required
      if (reservation_id) {
        const grown = [{ id: reservation_id, quantity: held + wanted }]
        await within(inventory, (service, context) =>
          service.updateReservationItems(grown, context),
        )
      } else {
        const made = { line_item_id, inventory_item_id: item_id, location_id, quantity: wanted }
        await within(inventory, (service, context) =>
          service.createReservationItems([made], context),
        )
      }
    }
  }
}
