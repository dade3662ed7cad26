import { MedusaService } from "@medusajs/framework/utils"
import { PartWarranty } from "./models/part-warranty"

export class PartWarrantyModuleService extends MedusaService({ PartWarranty }) {}
