import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import type { Sellable } from "../product/sellable"

type Level = { inventory_item_id: string; available: string }

const LEVELS = `select inventory_item_id, stocked_quantity - reserved_quantity as available
  from inventory_level
  where location_id = :location_id and inventory_item_id = any(cast(:ids as text[]))
    and deleted_at is null`

/** How many pieces a location can give now of a part that takes this from the stock. */
export async function readAvailable(
  container: MedusaContainer,
  { location_id, inventory }: Pick<Sellable, "location_id" | "inventory">,
): Promise<number> {
  const ids = inventory.map(({ inventory_item_id }) => inventory_item_id)
  const rows = await queryPrepared<Level>(container, LEVELS, { location_id, ids })
  const levels = new Map(rows.map((row) => [row.inventory_item_id, Number(row.available)]))
  return Math.min(
    ...inventory.map(({ inventory_item_id, required_quantity }) =>
      Math.max(0, Math.floor((levels.get(inventory_item_id) ?? 0) / required_quantity)),
    ),
  )
}
