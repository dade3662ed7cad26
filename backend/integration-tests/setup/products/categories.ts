import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

type NewCategory = { name: string; handle: string; parent_category_id?: string }

/** A public category; answers its id. */
export async function addCategory(container: MedusaContainer, category: NewCategory) {
  const { id } = await container
    .resolve(Modules.PRODUCT)
    .createProductCategories({ ...category, is_active: true })
  return id
}

/** Leaves a product in this category alone. */
export async function moveToCategory(
  container: MedusaContainer,
  productId: string,
  categoryId: string,
): Promise<void> {
  await container.resolve(Modules.PRODUCT).updateProducts(productId, { category_ids: [categoryId] })
}
