import type { MedusaContainer } from "@medusajs/framework/types"
import { MEMBER_MODULE } from "../../modules/member"
import type { MemberModuleService } from "../../modules/member/service"

/** A signed-out token that has expired is refused for its age: nobody needs to remember it. */
export default async function forgetExpiredTokens(container: MedusaContainer): Promise<void> {
  const members = container.resolve<MemberModuleService>(MEMBER_MODULE)
  const expired = await members.listRevokedTokens(
    { expires_at: { $lt: new Date() } },
    { select: ["id"], take: 10_000 },
  )
  await members.deleteRevokedTokens(expired.map(({ id }) => id))
}

export const config = { name: "forget-expired-tokens", schedule: "17 * * * *" }
