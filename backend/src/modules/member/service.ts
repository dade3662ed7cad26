import { MedusaService } from "@medusajs/framework/utils"
import { Appointment } from "./models/appointment"
import { Member } from "./models/member"
import { RevokedToken } from "./models/revoked-token"

export class MemberModuleService extends MedusaService({ Member, RevokedToken, Appointment }) {}
