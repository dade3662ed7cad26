import type { MedusaContainer } from "@medusajs/framework/types"
import { createProductCategoriesWorkflow } from "@medusajs/medusa/core-flows"
import { catalogue } from "../parts/parts"
import { queryGraph } from "../../../backend/src/queries/database/query-graph"

/** Medusa's id of each category of the catalogue, made where it is missing. */
export async function seedCategories(container: MedusaContainer): Promise<Map<string, string>> {
  const ids = await categoryIds(container)
  const missing = catalogue.filter((category) => !ids.has(category.id))
  if (missing.length === 0) return ids
  await createProductCategoriesWorkflow(container).run({
    input: {
      product_categories: missing.map(({ id, name, description }) => ({
        name,
        description,
        handle: id,
        is_active: true,
      })),
    },
  })
  return categoryIds(container)
}

async function categoryIds(container: MedusaContainer): Promise<Map<string, string>> {
  const rows = await queryGraph<{ id: string; handle: string }>(container, {
    entity: "product_category",
    fields: ["id", "handle"],
  })
  return new Map(rows.map(({ handle, id }) => [handle, id]))
}
