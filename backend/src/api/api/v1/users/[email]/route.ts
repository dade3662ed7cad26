import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readMemberFields } from "../../../../../queries/account/member-fields"
import { readMembers } from "../../../../../queries/account/members"
import { pathMail } from "../../../../http/auth/mail-of-path"
import { requireSelfOrAdmin } from "../../../../http/auth/signed-in"
import { tellRead } from "../../../../http/staff-audit/read-audit"
import { toUser } from "../../../../http/serializers/user"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const email = pathMail(req)
  const caller = requireSelfOrAdmin(req, email)
  const members = email ? await readMembers(req.scope, { email }) : []
  await tellRead(req, { by: caller, of: members[0] })
  const fields = await readMemberFields(req.scope, members)
  const data = members.map((member) =>
    toUser(member, { caller, fields: fields.get(member.customer_id) }),
  )
  res.json({ success: true, data })
}
