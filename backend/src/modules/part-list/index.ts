import { Module } from "@medusajs/framework/utils"
import { PartListModuleService } from "./service"

export const PART_LIST_MODULE = "part_list"

export default Module(PART_LIST_MODULE, { service: PartListModuleService })
