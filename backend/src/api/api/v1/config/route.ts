import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ShopConfig } from "../../../../contract/shop/config"
import { handlersAt } from "../../../../kit/registry/registry"
import { shownFields } from "../../../../queries/field/shown-fields"
import { hasVehicles } from "../../../../queries/vehicle/vehicles"
import { readPublishableKey, readShop } from "../../../../queries/shop/shop"
import { readShopSettings } from "../../../../queries/shop/shop-settings"
import { readAddsTax } from "../../../../queries/shop/tax-basis"
import { shopEnvironment } from "../../../http/environment"

/** What a client needs to know of the shop before it can do anything. */
async function readShopConfig(container: MedusaContainer): Promise<ShopConfig> {
  const { identity, payment, vehicles } = shopEnvironment()
  const [shop, settings] = await Promise.all([readShop(container), readShopSettings(container)])
  return {
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
      publishableApiKey: await readPublishableKey(container),
      regionId: shop.region_id,
      currency: shop.currency_code,
    },
    minimumOrderQuantity: settings.minimum_order_quantity,
    returnDays: settings.return_days,
    pricesIncludeTax: !(await readAddsTax(container)),
    ...(handlersAt("placeOrder.price").length > 0 && { addsLines: true as const }),
    ...(vehicles && (await hasVehicles(container)) && { vehicles: true as const }),
    ...shownFields(),
  }
}

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ success: true, data: await readShopConfig(req.scope) })
}
