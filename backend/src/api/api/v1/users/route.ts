import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { createUserSchema } from "../../../../contract/user"
import { readMemberPage, readMembers } from "../../../../queries/members"
import { nameMemberWorkflow } from "../../../../workflows/user/workflows/name-member"
import { readPageQuery, rowsOf } from "../../../http/list-page"
import { requireAdmin, requireSelfOrAdmin } from "../../../http/signed-in"
import { toUser } from "../../../http/user-answer"
import { userNotFound } from "../../../http/user-not-found"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireAdmin(req)
  const page = await readMemberPage(req.scope, readPageQuery(req))
  res.json({ success: true, data: rowsOf(page, toUser, [req, res]) })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { email, name } = createUserSchema.parse(req.body)
  requireSelfOrAdmin(req, email)
  const [member] = await readMembers(req.scope, { email })
  if (!member) throw userNotFound()
  await nameMemberWorkflow(req.scope).run({ input: { customer_id: member.customer_id, name } })
  const [named] = await readMembers(req.scope, { email })
  res.json({ success: true, data: toUser(named ?? member) })
}
