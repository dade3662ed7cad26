import { MedusaService } from "@medusajs/framework/utils"
import { CoreDeposit } from "./models/core-deposit"
import { CoreReturn } from "./models/core-return"

export class CoreDepositModuleService extends MedusaService({ CoreDeposit, CoreReturn }) {}
