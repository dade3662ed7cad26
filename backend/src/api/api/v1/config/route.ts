import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ShopConfig } from "../../../../contract/config"
import { readPublishableKey } from "../../../../queries/publishable-key"
import { readShop } from "../../../../queries/shop"
import { readShopMinimum } from "../../../../queries/shop-settings"
import { shopEnvironment } from "../../../http/environment"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { identity, payment } = shopEnvironment()
  const shop = await readShop(req.scope)
  const data: ShopConfig = {
    identity: {
      mode: identity.mode,
      apiKey: identity.apiKey,
      authDomain: identity.authDomain,
      projectId: identity.projectId,
    },
    payment: {
      provider: "stripe",
      mode: payment.mode,
      publishableKey: payment.publishableKey,
    },
    commerce: {
      publishableApiKey: await readPublishableKey(req.scope),
      regionId: shop.region_id,
      currency: shop.currency_code,
    },
    minimumOrderQuantity: await readShopMinimum(req.scope),
  }
  res.json({ success: true, data })
}
