import { MedusaService } from "@medusajs/framework/utils"
import { ShopSetting } from "./models/shop-setting"

export class ShopSettingsModuleService extends MedusaService({ ShopSetting }) {}
