import { Module } from "@medusajs/framework/utils"
import { PartWarrantyModuleService } from "./service"

export const PART_WARRANTY_MODULE = "partWarranty"

export default Module(PART_WARRANTY_MODULE, { service: PartWarrantyModuleService })
