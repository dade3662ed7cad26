import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { createUserSchema } from "../../../../contract/account/user"
import { readMemberFields } from "../../../../queries/account/member-fields"
import { readMemberPage, readMembers, type MemberRecord } from "../../../../queries/account/members"
import { changeMemberWorkflow } from "../../../../workflows/user/workflows/change-member"
import { readPageQuery, rowsOf } from "../../../http/response/list-page"
import { refuseOnlyPrivileged } from "../../../http/auth/only-privileged"
import { requireAdmin, requireMember, requireSelfOrAdmin } from "../../../http/auth/signed-in"
import { tellRead } from "../../../http/staff-audit/read-audit"
import { toUser } from "../../../http/serializers/user"
import { ShopError } from "../../../../errors/shop-error"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = requireAdmin(req)
  await tellRead(req, { by: caller, of: "everybody" })
  const page = await readMemberPage(req.scope, readPageQuery(req))
  const fields = await readMemberFields(req.scope, page.rows)
  const answer = (member: MemberRecord) =>
    toUser(member, { caller, fields: fields.get(member.customer_id) })
  res.json({ success: true, data: rowsOf(page, answer, [req, res]) })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = requireMember(req)
  const { isAdmin: wanted } = (req.body ?? {}) as { isAdmin?: unknown }
  if (!caller.is_admin && wanted !== false) refuseOnlyPrivileged(req.body, ["name"])
  const { email, name, isAdmin } = createUserSchema.parse(req.body)
  requireSelfOrAdmin(req, email)
  const [member] = await readMembers(req.scope, { email })
  if (!member) throw new ShopError("user_not_found")
  const { customer_id } = member
  // A registration form always says `isAdmin: false`: that takes nobody's role.
  const role = caller.is_admin && isAdmin ? { is_admin: true } : {}
  await changeMemberWorkflow(req.scope).run({ input: { customer_id, name, ...role } })
  const [named] = await readMembers(req.scope, { email })
  const fields = (await readMemberFields(req.scope, [member])).get(customer_id)
  res.json({ success: true, data: toUser(named ?? member, { caller, fields }) })
}
