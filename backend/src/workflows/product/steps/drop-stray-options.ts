import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export const dropStrayOptionsStepId = "drop-stray-options"

/**
 * Does nothing until the product that is made after it is undone: Medusa then deletes the product
 * and leaves its options behind, of no product, and those go here. A product and its options are
 * written in one transaction, so that no other product's are ever seen without it.
 */
export const dropStrayOptionsStep = createStep(
  dropStrayOptionsStepId,
  async ({ title }: { title: string }) => new StepResponse({ title }, { title }),
  async (undo, { container }) => {
    if (!undo) return
    const ids = await strayOptions(container, undo.title)
    if (ids.length > 0) await container.resolve(Modules.PRODUCT).deleteProductOptions(ids)
  },
)

async function strayOptions(container: MedusaContainer, title: string): Promise<string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const used = database("product_product_option as used").whereRaw("used.product_option_id = o.id")
  const rows: { id: string }[] = await database("product_option as o")
    .select("o.id")
    .where({ "o.title": title, "o.is_exclusive": true })
    .whereNull("o.deleted_at")
    .whereNotExists(used)
  return rows.map(({ id }) => id)
}
