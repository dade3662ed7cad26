import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { UpdateShopSettings } from "../../../contract/shop/shop-settings"
import { readShopSettings } from "../../../queries/shop/shop-settings"
import { shopEnvironment } from "../../http/environment"
import { updateShopSettingsWorkflow } from "../../../workflows/settings/workflows/update-shop-settings"

/** What holds for the whole shop, set or by default; `vehicles` where it has them. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { vehicles } = shopEnvironment()
  const shop_settings = await readShopSettings(req.scope)
  res.json({ shop_settings, ...(vehicles && { vehicles }) })
}

export async function POST(
  req: AuthenticatedMedusaRequest<UpdateShopSettings>,
  res: MedusaResponse,
): Promise<void> {
  await updateShopSettingsWorkflow(req.scope).run({ input: req.validatedBody })
  res.json({ shop_settings: await readShopSettings(req.scope) })
}
