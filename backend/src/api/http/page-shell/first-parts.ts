import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { productListQuerySchema } from "../../../contract/product/product"
import { readSellablePage } from "../../../queries/product/products"
import type { ListedPart } from "../../../queries/product/sellable"

const LIST = /^\/showproduct\/?$/i
/** More than a telephone shows at once. */
const SHOWN = "6"

type Asked = { path: string; query: Record<string, unknown> }

/**
 * The first parts of the list at an address, as guests see it; none for another page, and for what no
 * list is asked for by. The page's own call tells what is wrong with the list.
 */
export async function readFirstParts(
  container: MedusaContainer,
  { path, query }: Asked,
): Promise<readonly ListedPart[]> {
  if (!LIST.test(path)) return []
  const { cursor: _, with: __, ...search } = query
  const sort = search.sort ?? (search.q ? "relevance" : "newest")
  const asked = productListQuerySchema.safeParse({ ...search, sort, limit: SHOWN })
  if (!asked.success) return []
  try {
    return (await readSellablePage(container, asked.data))?.sellables ?? []
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`A page goes without its first parts: ${String(error)}`)
    return []
  }
}
