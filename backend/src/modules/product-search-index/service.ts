import { MedusaService } from "@medusajs/framework/utils"

/** The module has nothing to serve: its loader keeps the tables that lists and searches read. */
export class CatalogueIndexModuleService extends MedusaService({}) {}
