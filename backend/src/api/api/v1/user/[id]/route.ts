import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { profileSchema, roleSchema } from "../../../../../contract/account/user"
import { readMembers, type MemberRecord } from "../../../../../queries/account/members"
import { changeMemberWorkflow } from "../../../../../workflows/user/workflows/change-member"
import { deleteMemberWorkflow } from "../../../../../workflows/user/workflows/delete-member"
import { ShopError } from "../../../../../errors/shop-error"
import { hasKey } from "../../../../http/auth/has-key"
import { refuseOnlyPrivileged } from "../../../../http/auth/only-privileged"
import { requireAdmin, requireMember } from "../../../../http/auth/signed-in"
import { toUser } from "../../../../http/serializers/user"

export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = requireMember(req)
  const id = String(req.params.id)
  if (!caller.is_admin && caller.customer_id !== id) throw new ShopError("user_not_found")
  const [member] = await readMembers(req.scope, { id })
  if (!member?.member_id) throw new ShopError("user_not_found")
  const change = caller.is_admin ? changeByAdmin(req, member) : changeBySelf(req, member)
  await changeMemberWorkflow(req.scope).run({ input: { customer_id: id, ...change } })
  const [updated] = await readMembers(req.scope, { id })
  res.json({ success: true, data: toUser(updated ?? member) })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireAdmin(req)
  await deleteMemberWorkflow(req.scope).run({
    input: { customer_id: String(req.params.id), caller: { customer_id } },
  })
  res.json({ success: true })
}

const PROFILE_KEYS = ["name", "email", "education", "address", "phone"]

function changeBySelf({ body }: MedusaRequest, member: MemberRecord) {
  refuseOnlyPrivileged(body, PROFILE_KEYS)
  return { profile: profileFrom(body, member) }
}

function changeByAdmin({ body }: MedusaRequest, member: MemberRecord) {
  refuseOnlyPrivileged(body, [...PROFILE_KEYS, "isAdmin"])
  const withRole = hasKey(body, "isAdmin")
  const withProfile = !withRole || PROFILE_KEYS.some((key) => hasKey(body, key))
  return {
    ...(withProfile ? { profile: profileFrom(body, member) } : {}),
    ...(withRole ? { is_admin: roleSchema.parse(body).isAdmin } : {}),
  }
}

function profileFrom(body: unknown, member: MemberRecord) {
  const { email, ...profile } = profileSchema.parse(body)
  if (email !== member.email) {
    throw new ShopError("email_not_changeable", {
      errors: [{ field: "email", message: "cannot be changed here" }],
    })
  }
  return { member_id: member.member_id ?? "", ...profile }
}
