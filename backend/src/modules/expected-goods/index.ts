import { Module } from "@medusajs/framework/utils"
import { ExpectedGoodsModuleService } from "./service"

export const EXPECTED_GOODS_MODULE = "expected_goods"

export default Module(EXPECTED_GOODS_MODULE, { service: ExpectedGoodsModuleService })
