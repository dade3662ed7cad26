import { MedusaService } from "@medusajs/framework/utils"

/** The module has nothing to serve: its loader keeps our guards on Medusa's tables. */
export class OrderGuardModuleService extends MedusaService({}) {}
