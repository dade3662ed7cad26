import { MedusaService } from "@medusajs/framework/utils"
import { DemandBook } from "./demand-book"
import { DemandCount } from "./models/demand-count"

export class DemandModuleService extends MedusaService({ DemandCount }) {
  /** What this process has heard and not kept yet. */
  readonly book = new DemandBook()
}
