import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { TestPart } from "../shop-fixture"

/** The id of a part's variant. */
export async function variantOf(
  container: MedusaContainer,
  { sku }: Pick<TestPart, "sku">,
): Promise<string> {
  const [variant] = await container.resolve(Modules.PRODUCT).listProductVariants({ sku })
  return variant?.id ?? ""
}
