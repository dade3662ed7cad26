import { MedusaService } from "@medusajs/framework/utils"
import { AuditEntry } from "./models/audit-entry"

export class AuditTrailModuleService extends MedusaService({ AuditEntry }) {}
