import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { profileSchema, roleSchema } from "../../../../../contract/user"
import { readMembers, type MemberRecord } from "../../../../../queries/members"
import { setMemberRoleWorkflow } from "../../../../../workflows/user/workflows/set-member-role"
import { updateProfileWorkflow } from "../../../../../workflows/user/workflows/update-profile"
import { ShopError } from "../../../../../workflows/shop-error"
import { hasKey } from "../../../../http/has-key"
import { requireAdmin, requireMember } from "../../../../http/signed-in"
import { toUser } from "../../../../http/user-answer"
import { userNotFound } from "../../../../http/user-not-found"

export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = requireMember(req)
  const id = String(req.params.id)
  if (!caller.is_admin && caller.customer_id !== id) throw userNotFound()
  const [member] = await readMembers(req.scope, { id })
  if (!member?.member_id) throw userNotFound()
  const person = { ...member, member_id: member.member_id }
  const profile = PROFILE_KEYS.some((key) => hasKey(req.body, key))
  if (profile || !hasKey(req.body, "isAdmin")) await updateProfile(req, person)
  else await updateRole(req, person)
  const [updated] = await readMembers(req.scope, { id })
  res.json({ success: true, data: toUser(updated ?? member) })
}

const PROFILE_KEYS = ["name", "email", "education", "address", "phone"]

type Person = MemberRecord & { member_id: string }

async function updateRole(req: MedusaRequest, { member_id, customer_id }: Person) {
  requireAdmin(req)
  const { isAdmin } = roleSchema.parse(req.body)
  await setMemberRoleWorkflow(req.scope).run({
    input: { member_id, customer_id, is_admin: isAdmin },
  })
}

async function updateProfile(req: MedusaRequest, member: Person) {
  const { email, ...profile } = profileSchema.parse(req.body)
  if (email !== member.email) {
    throw new ShopError({
      code: "email_not_changeable",
      message: "The mail address belongs to the sign-in account and is changed there",
      errors: [{ field: "email", message: "cannot be changed here" }],
    })
  }
  await updateProfileWorkflow(req.scope).run({
    input: { customer_id: member.customer_id, member_id: member.member_id, ...profile },
  })
}
