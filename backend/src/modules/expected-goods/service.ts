import { MedusaService } from "@medusajs/framework/utils"
import { ExpectedGoods } from "./models/expected-goods"
import { PromisedGoods } from "./models/promised-goods"

export class ExpectedGoodsModuleService extends MedusaService({ ExpectedGoods, PromisedGoods }) {}
