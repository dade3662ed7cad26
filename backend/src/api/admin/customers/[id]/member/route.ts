import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { AdminMember, SetRole } from "../../../../../contract/account/administrators"
import { readMembers } from "../../../../../queries/account/members"
import { changeMemberWorkflow } from "../../../../../workflows/user/workflows/change-member"
import { ShopError } from "../../../../../errors/shop-error"

/** A registered customer's profile and role; 404 for a guest, who has neither. */
export async function GET(
  { params, scope }: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ member: AdminMember }>,
): Promise<void> {
  res.json({ member: await memberOf(scope, params.id) })
}

/** Gives or takes the role, under the rules of PUT /api/v1/user/{id}. */
export async function POST(
  { params, scope, validatedBody: { is_admin } }: AuthenticatedMedusaRequest<SetRole>,
  res: MedusaResponse<{ member: AdminMember }>,
): Promise<void> {
  const { customer_id } = await memberOf(scope, params.id)
  await changeMemberWorkflow(scope).run({ input: { customer_id, is_admin } })
  res.json({ member: await memberOf(scope, customer_id) })
}

async function memberOf(scope: MedusaContainer, id = ""): Promise<AdminMember> {
  const [member] = await readMembers(scope, { id })
  if (!member) throw new ShopError("user_not_found")
  const { member_id: _, ...profile } = member
  return profile
}
