import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductFacets } from "../../contract/product/product-search"
import { queryPrepared } from "../database/prepared-query"
import { isPublicCategory } from "../product/public-category"

type CategoryCount = ProductFacets["categories"][number]

const NAMES = `select c.id, c.name, c.handle from product_category c
  where c.id = any(cast(:ids as text[])) and ${isPublicCategory("c.")}`

/** Public categories by their ids with how many products each has, the largest first. */
export async function categoriesOf(
  container: MedusaContainer,
  counts: readonly (readonly [string, number])[],
): Promise<CategoryCount[]> {
  if (counts.length === 0) return []
  const byId = new Map(counts)
  const rows = await queryPrepared<{ id: string; name: string; handle: string }>(container, NAMES, {
    ids: [...byId.keys()],
  })
  return rows
    .map(({ id, name, handle }) => ({ name, handle, count: byId.get(id) ?? 0 }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}
