import { Module } from "@medusajs/framework/utils"
import { CoreDepositModuleService } from "./service"

export const CORE_DEPOSIT_MODULE = "coreDeposit"

export default Module(CORE_DEPOSIT_MODULE, { service: CoreDepositModuleService })
