import { MedusaService } from "@medusajs/framework/utils"

/** The module has nothing to serve: its loader keeps our indexes on Medusa's orders and stock. */
export class OrderIndexModuleService extends MedusaService({}) {}
