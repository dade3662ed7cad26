import { MedusaService } from "@medusajs/framework/utils"

/** The module has nothing to serve: its loader has Medusa's tables write down what changes. */
export class ChangeFeedModuleService extends MedusaService({}) {}
