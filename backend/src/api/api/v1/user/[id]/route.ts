import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { profileSchema, roleSchema } from "../../../../../contract/account/user"
import { declaredFields, type FieldWriter } from "../../../../../kit/registry/registry"
import { readMemberFields } from "../../../../../queries/account/member-fields"
import { readMembers, type MemberRecord } from "../../../../../queries/account/members"
import { changeMemberWorkflow } from "../../../../../workflows/user/workflows/change-member"
import { deleteMemberWorkflow } from "../../../../../workflows/user/workflows/delete-member"
import { ShopError } from "../../../../../errors/shop-error"
import { hasKey } from "../../../../http/auth/has-key"
import { refuseOnlyPrivileged } from "../../../../http/auth/only-privileged"
import { requireAdmin, requireMember } from "../../../../http/auth/signed-in"
import { toUser } from "../../../../http/serializers/user"
import { readOwnFields } from "../../../../http/validation/own-fields"

export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = requireMember(req)
  const id = String(req.params.id)
  if (!caller.is_admin && caller.customer_id !== id) throw new ShopError("user_not_found")
  const [member] = await readMembers(req.scope, { id })
  if (!member?.member_id) throw new ShopError("user_not_found")
  const fields = await readChange(req, { caller, member })
  const change = caller.is_admin ? changeByAdmin(req, member) : changeBySelf(req, member)
  await changeMemberWorkflow(req.scope).run({ input: { customer_id: id, ...change, fields } })
  const [updated] = await readMembers(req.scope, { id })
  const now = (await readMemberFields(req.scope, [member])).get(id)
  res.json({ success: true, data: toUser(updated ?? member, { caller, fields: now }) })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireAdmin(req)
  await deleteMemberWorkflow(req.scope).run({
    input: { customer_id: String(req.params.id), caller: { customer_id } },
  })
  res.json({ success: true })
}

const PROFILE_KEYS = ["name", "email", "education", "address", "phone"]

/** What the body changes of the fields that plugins declared, as far as the caller may. */
async function readChange(
  { body, scope }: MedusaRequest,
  { caller, member }: { caller: MemberRecord; member: MemberRecord },
) {
  const before = (await readMemberFields(scope, [member])).get(member.customer_id)
  const writers: FieldWriter[] = [
    ...(caller.customer_id === member.customer_id ? ["owner" as const] : []),
    ...(caller.is_admin ? ["staff" as const] : []),
  ]
  return readOwnFields("customer", body, { writers, before })
}

/** Whether a body has nothing of the profile, but of what plugins declared. */
function namesFieldsAlone(body: unknown): boolean {
  const named = declaredFields("customer").some(({ told }) => hasKey(body, told.field))
  return named && !PROFILE_KEYS.some((key) => hasKey(body, key))
}

function grantedKeys(): string[] {
  return [...PROFILE_KEYS, ...declaredFields("customer").map(({ told }) => told.field)]
}

function changeBySelf({ body }: MedusaRequest, member: MemberRecord) {
  refuseOnlyPrivileged(body, grantedKeys())
  return namesFieldsAlone(body) ? {} : { profile: profileFrom(body, member) }
}

function changeByAdmin({ body }: MedusaRequest, member: MemberRecord) {
  refuseOnlyPrivileged(body, [...grantedKeys(), "isAdmin"])
  const withRole = hasKey(body, "isAdmin")
  const withProfile =
    PROFILE_KEYS.some((key) => hasKey(body, key)) || !(withRole || namesFieldsAlone(body))
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
