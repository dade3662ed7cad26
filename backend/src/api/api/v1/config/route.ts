import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readShopConfig } from "../../../http/serializers/shop-config"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ success: true, data: await readShopConfig(req.scope) })
}
