import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

const ITEM = `select part.inventory_item_id
  from product_variant v
  join product_variant_inventory_item part on part.variant_id = v.id and part.deleted_at is null
  where v.sku = :sku and v.deleted_at is null and v.manage_inventory
  order by part.inventory_item_id`

/**
 * The inventory item that a part is, by its SKU; null where there is none, where its stock is not
 * counted, and where it is made up of several, of which each is expected under a number of its own.
 */
export async function readItemOfSku(
  container: MedusaContainer,
  sku: string,
): Promise<string | null> {
  const rows = await queryPrepared<{ inventory_item_id: string }>(container, ITEM, { sku })
  const [item, ...others] = rows
  return item && others.length === 0 ? item.inventory_item_id : null
}
