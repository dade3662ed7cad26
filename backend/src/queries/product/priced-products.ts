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

const PRODUCTS = `select distinct v.product_id as id from product_variant v
  where v.deleted_at is null and (v.id = any(:variants) or exists (
    select from product_variant_price_set link
    join price on price.price_set_id = link.price_set_id and price.deleted_at is null
    where link.variant_id = v.id and link.deleted_at is null and price.price_list_id = :list))`

/** Products with a price in a price list, and those of the variants that are to get one. */
export async function readPricedProducts(
  container: MedusaContainer,
  { list = null, variants = [] }: { list?: string | null; variants?: string[] },
): Promise<string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { id: string }[] }>(PRODUCTS, { list, variants })
  return rows.map(({ id }) => id)
}
