import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { productListQuerySchema } from "../../../contract/product/product"
import { vehicleFilterSchema } from "../../../contract/vehicle/asked-vehicle"
import { ShopError } from "../../../errors/shop-error"
import { readSellablePage } from "../../../queries/product/products"
import type { ListedPart } from "../../../queries/product/sellable"
import { vehicleOfList } from "../named-vehicle"

const LIST = /^\/showproduct\/?$/i
/** More than a telephone shows at once. */
const SHOWN = "6"

/**
 * The first parts of the list at an address, as guests see it; none for another page, and for what no
 * list is asked for by. The page's own call tells what is wrong with the list.
 */
export async function readFirstParts(req: MedusaRequest): Promise<readonly ListedPart[]> {
  const { path, query, scope } = req
  if (!LIST.test(path)) return []
  const { cursor: _, with: __, ...search } = query
  const sort = search.sort ?? (search.q ? "relevance" : "newest")
  const asked = productListQuerySchema.safeParse({ ...search, sort, limit: SHOWN })
  if (!asked.success || !vehicleFilterSchema.safeParse(query).success) return []
  try {
    const { fitting } = await vehicleOfList(req)
    return (await readSellablePage(scope, { ...asked.data, fitting }))?.sellables ?? []
  } catch (error) {
    if (error instanceof ShopError) return []
    const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`A page goes without its first parts: ${String(error)}`)
    return []
  }
}
