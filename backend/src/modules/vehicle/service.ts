import { MedusaService } from "@medusajs/framework/utils"

/**
 * The module has nothing to serve: its tables are Medusa models no more than the catalogue's entries
 * are. A fitment as Medusa keeps rows would be three times as wide, and a shop has millions.
 */
export class VehicleModuleService extends MedusaService({}) {}
