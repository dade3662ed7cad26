import { MedusaService } from "@medusajs/framework/utils"
import { StockNotice } from "./models/stock-notice"

export class StockNoticeModuleService extends MedusaService({ StockNotice }) {}
