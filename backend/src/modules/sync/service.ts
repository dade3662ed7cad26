import { MedusaService } from "@medusajs/framework/utils"

/** The module has nothing to serve: its tables hold millions of narrow rows, no models of Medusa's. */
export class SyncModuleService extends MedusaService({}) {}
