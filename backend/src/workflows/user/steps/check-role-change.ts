import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MEMBER_MODULE } from "../../../modules/member"
import type { MemberModuleService } from "../../../modules/member/service"
import { graph } from "../../../queries/graph"
import { ShopError } from "../../shop-error"

export type CheckRoleChangeInput = { member_id: string; customer_id: string; is_admin: boolean }

type IdentityRow = { provider_identities: { user_metadata: { email_verified?: boolean } | null }[] }

export const checkRoleChangeStepId = "check-role-change"

/** Only a verified mail may administrate, and the shop never loses its last administrator. */
export const checkRoleChangeStep = createStep(
  checkRoleChangeStepId,
  async ({ member_id, customer_id, is_admin }: CheckRoleChangeInput, { container }) => {
    if (is_admin) {
      const identities = await graph<IdentityRow>(container, {
        entity: "auth_identity",
        fields: ["provider_identities.user_metadata"],
        filters: { app_metadata: { customer_id } },
      })
      const verified = identities
        .flatMap((identity) => identity.provider_identities)
        .some((provider) => provider.user_metadata?.email_verified)
      if (!verified) {
        throw new ShopError({
          code: "email_not_verified",
          message: "This person's mail address is not verified yet",
        })
      }
      return new StepResponse({ member_id })
    }
    const members = container.resolve<MemberModuleService>(MEMBER_MODULE)
    const admins = await members.listMembers({ is_admin: true }, { select: ["id"], take: 2 })
    if (admins.length === 1 && admins[0]?.id === member_id) {
      throw new ShopError({
        code: "last_admin",
        message: "The shop needs an administrator: promote somebody else first",
      })
    }
    return new StepResponse({ member_id })
  },
)
