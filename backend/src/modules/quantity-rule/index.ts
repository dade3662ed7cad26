import { Module } from "@medusajs/framework/utils"
import { QuantityRuleModuleService } from "./service"

export const QUANTITY_RULE_MODULE = "quantity_rule"

export default Module(QUANTITY_RULE_MODULE, { service: QuantityRuleModuleService })
