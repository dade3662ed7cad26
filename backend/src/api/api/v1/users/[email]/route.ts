import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readMembers } from "../../../../../queries/members"
import { pathMail } from "../../../../http/path-mail"
import { requireSelfOrAdmin } from "../../../../http/signed-in"
import { toUser } from "../../../../http/user-answer"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const email = pathMail(req)
  requireSelfOrAdmin(req, email)
  const members = email ? await readMembers(req.scope, { email }) : []
  res.json({ success: true, data: members.map(toUser) })
}
