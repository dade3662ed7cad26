import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readMembers } from "../../../../../queries/account/members"
import { pathMail } from "../../../../http/auth/mail-of-path"
import { requireSelfOrAdmin } from "../../../../http/auth/signed-in"
import { toUser } from "../../../../http/serializers/user"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const email = pathMail(req)
  requireSelfOrAdmin(req, email)
  const members = email ? await readMembers(req.scope, { email }) : []
  res.json({ success: true, data: members.map(toUser) })
}
