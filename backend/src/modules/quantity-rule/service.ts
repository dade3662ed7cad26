import { MedusaService } from "@medusajs/framework/utils"
import { QuantityRule } from "./models/quantity-rule"

export class QuantityRuleModuleService extends MedusaService({ QuantityRule }) {}
