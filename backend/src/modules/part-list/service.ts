import { MedusaService } from "@medusajs/framework/utils"
import { PartList } from "./models/part-list"
import { PartListLine } from "./models/part-list-line"

export class PartListModuleService extends MedusaService({ PartList, PartListLine }) {}
