import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MEMBER_MODULE } from "../../../modules/member"
import type { MemberModuleService } from "../../../modules/member/service"

export type UpdateMemberInput = {
  id: string
  education?: string
  address?: string
  is_admin?: boolean
}

export const updateMemberStepId = "update-member"

/** Writes profile fields or the role; undone to what they were. */
export const updateMemberStep = createStep(
  updateMemberStepId,
  async (input: UpdateMemberInput, { container }) => {
    const members = container.resolve<MemberModuleService>(MEMBER_MODULE)
    const { id, education, address, is_admin } = await members.retrieveMember(input.id)
    await members.updateMembers(input)
    return new StepResponse({ id }, { id, education, address, is_admin })
  },
  async (before, { container }) => {
    if (before) await container.resolve<MemberModuleService>(MEMBER_MODULE).updateMembers(before)
  },
)
