import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { wrongField } from "../../../errors/shop-error"
import type { LevelChange } from "../../order/deliver/move-stock"
import type { ReceivedLine } from "./received-lines"

type Kept = {
  line_id: string
  title: string
  item_id: string
  required: number
  location_id: string | null
  has_level: boolean
}

// Where a line's pieces were sent from the last time; what is sold no longer has no stock to go to.
const KEPT = `select line.id as line_id, line.title, part.inventory_item_id as item_id,
    cast(coalesce(part.required_quantity, 1) as float8) as required, place.location_id,
    exists (select from inventory_level level
      where level.inventory_item_id = part.inventory_item_id
        and level.location_id = place.location_id and level.deleted_at is null) as has_level
  from order_line_item line
  join product_variant variant on variant.id = line.variant_id
    and variant.manage_inventory and variant.deleted_at is null
  join product_variant_inventory_item part on part.variant_id = variant.id
    and part.deleted_at is null
  cross join lateral (
    select coalesce(cast(:location_id as text), (
      select parcel.location_id from fulfillment_item packed
      join fulfillment parcel on parcel.id = packed.fulfillment_id
        and parcel.canceled_at is null and parcel.deleted_at is null
      where packed.line_item_id = line.id and packed.deleted_at is null
      order by parcel.created_at desc limit 1)) as location_id
  ) place
  where line.id = any(:lines)
  order by line.id collate "C", part.id`

type Restocked = { received: readonly ReceivedLine[]; location_id: string | undefined }

/**
 * What good pieces add to the stock, and the location of the first of them: the one that is named, else
 * where each was sent from. Throws ShopError `invalid_input` for a location that has no such part.
 */
export async function readRestock(
  database: Knex.Transaction,
  { received, location_id }: Restocked,
): Promise<{ changes: LevelChange[]; location_id: string | null }> {
  const lines = received.map(({ line_item_id }) => line_item_id)
  const bindings = { lines, location_id: location_id ?? null }
  const { rows } = await database.raw<{ rows: Kept[] }>(KEPT, bindings)
  const goodOf = ({ line_id }: Kept) =>
    received.find(({ line_item_id }) => line_item_id === line_id)?.good ?? 0
  const restocked = rows.filter((row) => goodOf(row) > 0)
  const stray = restocked.find(({ has_level }) => !has_level)
  if (stray) throw wrongField("location_id", `${stray.title} has no stock at this location`)
  const changes = restocked.flatMap((row) => {
    const { item_id, location_id: place, required } = row
    return place ? [{ item_id, location_id: place, change: goodOf(row) * required }] : []
  })
  return { changes, location_id: rows[0]?.location_id ?? null }
}
