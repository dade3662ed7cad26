import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { STOCK_NOTICE_MODULE } from "../../../../../modules/stock-notice"
import type { StockNoticeModuleService } from "../../../../../modules/stock-notice/service"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** GET /admin/products/{id}/stock-notices: how many wait for a product, and for how many pieces. */
export async function GET({ params, scope }: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "" } = params
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "product_variant",
    fields: ["id"],
    filters: { product_id: id },
  })
  const notices = await scope
    .resolve<StockNoticeModuleService>(STOCK_NOTICE_MODULE)
    .listStockNotices({ part_id: [id, ...data.map((variant) => variant.id)] }, { take: null })
  const pieces = notices.reduce((sum, { quantity }) => sum + quantity, 0)
  res.json({ people: notices.length, pieces })
}
