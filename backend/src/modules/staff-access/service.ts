import { MedusaService } from "@medusajs/framework/utils"
import { ScopedKey } from "./models/scoped-key"
import { StaffSession } from "./models/staff-session"
import { StaffTokenEnd } from "./models/staff-token-end"

export class StaffAccessModuleService extends MedusaService({
  StaffSession,
  StaffTokenEnd,
  ScopedKey,
}) {}
