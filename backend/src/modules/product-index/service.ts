import { MedusaService } from "@medusajs/framework/utils"

/** The module has nothing to serve: its loader keeps our indexes on Medusa's product table. */
export class ProductIndexModuleService extends MedusaService({}) {}
