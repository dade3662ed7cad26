import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

/** What one piece of an order's line takes of an inventory item. */
export type LineItem = { line_id: string; item_id: string; required: number }

const ITEMS = `select line.id as line_id, part.inventory_item_id as item_id,
    part.required_quantity as required
  from order_line_item line
  join product_variant_inventory_item part
    on part.variant_id = line.variant_id and part.deleted_at is null
  where line.id = any(cast(:ids as text[]))`

/** What the pieces of orders' lines are made of, by the lines' ids. */
export function readLineItems(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<LineItem[]> {
  return queryPrepared<LineItem>(container, ITEMS, { ids })
}
