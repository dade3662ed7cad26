import { Module } from "@medusajs/framework/utils"
import { StockNoticeModuleService } from "./service"

export const STOCK_NOTICE_MODULE = "stockNotice"

export default Module(STOCK_NOTICE_MODULE, { service: StockNoticeModuleService })
