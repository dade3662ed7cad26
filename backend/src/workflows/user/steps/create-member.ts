import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MEMBER_MODULE } from "../../../modules/member"
import type { MemberModuleService } from "../../../modules/member/service"

export const createMemberStepId = "create-member"

/** An empty profile without any role. */
export const createMemberStep = createStep(
  createMemberStepId,
  async (_: unknown, { container }) => {
    const members = container.resolve<MemberModuleService>(MEMBER_MODULE)
    const member = await members.createMembers({})
    return new StepResponse({ id: member.id }, member.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MemberModuleService>(MEMBER_MODULE).deleteMembers(id)
  },
)
