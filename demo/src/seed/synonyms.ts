import type { MedusaContainer } from "@medusajs/framework/types"
import { SHOP_SETTINGS_MODULE } from "../../../backend/src/modules/shop-settings"
import type { ShopSettingsModuleService } from "../../../backend/src/modules/shop-settings/service"
import { SHOP_SETTINGS_ID } from "../../../backend/src/queries/shop/shop-settings"
import { synonyms } from "../parts/synonyms"

/** What the demo's parts are called elsewhere; what staff wrote stays. */
export async function seedSynonyms(container: MedusaContainer): Promise<void> {
  const settings = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE)
  const [row] = await settings.listShopSettings({ id: SHOP_SETTINGS_ID })
  if (row?.synonyms) return
  const list = { id: SHOP_SETTINGS_ID, synonyms: [...synonyms] }
  if (row) await settings.updateShopSettings(list)
  else await settings.createShopSettings(list)
}
