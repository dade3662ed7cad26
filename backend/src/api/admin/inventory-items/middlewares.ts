import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { readInventoryPage } from "../../../queries/staff-list/inventory-page"
import { askedPage, readFoundPage } from "../../http/response/medusa-list-page"

/** Medusa counts all items for each page; as long as nothing is filtered they are counted already. */
async function findItems(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { filterableFields, queryConfig, scope } = req
  const page = askedPage(req)
  const isAll = Object.keys(filterableFields).length === 0
  if (page && isAll && !queryConfig.withDeleted && !queryConfig.pagination.order) {
    const found = await readInventoryPage(scope, page)
    readFoundPage(req, res, { ...found, list: "inventory_items" })
  }
  next()
}

/** The list of inventory items of Medusa Admin, behind Medusa's own reading of what it is asked for. */
export const INVENTORY_LIST_ROUTES: readonly MiddlewareRoute[] = [
  { matcher: "/admin/inventory-items", methods: ["GET"], middlewares: [findItems] },
]
