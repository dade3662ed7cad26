import { MedusaService } from "@medusajs/framework/utils"

/** The module has nothing to serve: its loaders keep our indexes on Medusa's product table, and names. */
export class ProductIndexModuleService extends MedusaService({}) {}
