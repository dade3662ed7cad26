import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The inventory items that stock levels count. */
export async function readLevelItems(
  container: MedusaContainer,
  levelIds: string[],
): Promise<string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows: { id: string }[] = await database("inventory_level")
    .distinct("inventory_item_id as id")
    .whereIn("id", levelIds)
  return rows.map(({ id }) => id)
}
