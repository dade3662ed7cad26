import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../../database/prepared-query"
import type { Sellable } from "../../product/sellable"

type Taken = { sellable: Pick<Sellable, "location_id" | "inventory">; quantity: number }
type Level = { inventory_item_id: string; available: string }

const LEVELS = `select inventory_item_id, stocked_quantity - reserved_quantity as available
  from inventory_level
  where location_id = :location_id and inventory_item_id = any(cast(:ids as text[]))
    and deleted_at is null`

/**
 * How many pieces of each line's part can be given now beside all other lines: two of them may take
 * of the same items.
 */
export async function readAvailable(
  container: MedusaContainer,
  lines: readonly Taken[],
): Promise<number[]> {
  const location_id = lines[0]?.sellable.location_id ?? ""
  const wanted = wantedOf(lines)
  const rows = await queryPrepared<Level>(container, LEVELS, {
    location_id,
    ids: [...wanted.keys()],
  })
  const levels = new Map(rows.map((row) => [row.inventory_item_id, Number(row.available)]))
  return lines.map(({ sellable, quantity }) =>
    Math.min(
      ...sellable.inventory.map(({ inventory_item_id: id, required_quantity: required }) => {
        const others = (wanted.get(id) ?? 0) - required * quantity
        return Math.max(0, Math.floor(((levels.get(id) ?? 0) - others) / required))
      }),
    ),
  )
}

/** What all lines together take, by inventory item. */
function wantedOf(lines: readonly Taken[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { sellable, quantity } of lines) {
    for (const { inventory_item_id: id, required_quantity } of sellable.inventory) {
      wanted.set(id, (wanted.get(id) ?? 0) + required_quantity * quantity)
    }
  }
  return wanted
}
