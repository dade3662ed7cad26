import { MedusaService } from "@medusajs/framework/utils"
import { ReturnRequest } from "./models/return-request"
import { ReturnRequestLine } from "./models/return-request-line"

export class ReturnRequestModuleService extends MedusaService({
  ReturnRequest,
  ReturnRequestLine,
}) {}
