import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ShopSettings, UpdateShopSettings } from "../../../contract/shop-settings"
import { SHOP_SETTINGS_MODULE } from "../../../modules/shop-settings"
import type { ShopSettingsModuleService } from "../../../modules/shop-settings/service"
import { SHOP_SETTINGS_ID } from "../../../queries/shop-settings"

export const writeShopSettingsStepId = "write-shop-settings"

type Before = { [Key in keyof ShopSettings]: ShopSettings[Key] | null } & { id: string }

/** Writes what is to change into the one row of settings; undone to what it was, or to no row. */
export const writeShopSettingsStep = createStep(
  writeShopSettingsStepId,
  async (change: UpdateShopSettings, { container }) => {
    const settings = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE)
    const [row] = await settings.listShopSettings({ id: SHOP_SETTINGS_ID })
    const changed = { id: SHOP_SETTINGS_ID, ...change }
    if (row) await settings.updateShopSettings(changed)
    else await settings.createShopSettings(changed)
    return new StepResponse(changed, { before: row ? valuesOf(row) : null })
  },
  async (written, { container }) => {
    if (!written) return
    const settings = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE)
    if (written.before) await settings.updateShopSettings(written.before)
    else await settings.deleteShopSettings(SHOP_SETTINGS_ID)
  },
)

function valuesOf(row: Before): Before {
  const { id, name, logo, address, phone, hours, web } = row
  const { staff_mails, minimum_order_quantity, review_moderation } = row
  const facts = { name, logo, address, phone, hours, web }
  return { id, ...facts, staff_mails, minimum_order_quantity, review_moderation }
}
