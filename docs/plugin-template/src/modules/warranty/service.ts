import { MedusaService } from "@medusajs/framework/utils"
import { Warranty } from "./models/warranty"

export class WarrantyModuleService extends MedusaService({ Warranty }) {}
