import type { MedusaContainer } from "@medusajs/framework/types"
import { MEMBER_MODULE } from "../../modules/member"
import type { MemberModuleService } from "../../modules/member/service"

/** Whether nobody but this member administrates the shop; true for the lock's holder alone. */
export async function isOnlyAdministrator(
  container: MedusaContainer,
  memberId: string,
): Promise<boolean> {
  const members = container.resolve<MemberModuleService>(MEMBER_MODULE)
  const admins = await members.listMembers({ is_admin: true }, { select: ["id"], take: 2 })
  return admins.length === 1 && admins[0]?.id === memberId
}
