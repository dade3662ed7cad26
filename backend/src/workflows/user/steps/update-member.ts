import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MEMBER_MODULE } from "../../../modules/member"
import type { MemberModuleService } from "../../../modules/member/service"
import { recordChanges } from "../../audit/record-changes"
import { inOneTransaction } from "../../transaction/in-one-transaction"

export type UpdateMemberInput = {
  id: string
  education?: string
  address?: string
  is_admin?: boolean
}

export const updateMemberStepId = "update-member"

/** Writes profile fields or the role, which the trail tells of; undone to what they were. */
export const updateMemberStep = createStep(
  updateMemberStepId,
  async (input: UpdateMemberInput, step) => {
    const members = step.container.resolve<MemberModuleService>(MEMBER_MODULE)
    const { id, education, address, is_admin } = await members.retrieveMember(input.id)
    const audited = {
      kind: "role",
      ids: [id],
      action: input.is_admin ? "promoted" : "demoted",
    } as const
    const { entry_ids } = await inOneTransaction(step, (transaction) =>
      recordChanges(step, [transaction, audited], () =>
        transaction.within(members, (service, context) => service.updateMembers(input, context)),
      ),
    )
    return new StepResponse(
      { id },
      { before: { id, education, address, is_admin }, audited: { ...audited, entry_ids } },
    )
  },
  async (written, step) => {
    if (!written) return
    const { before, audited } = written
    const members = step.container.resolve<MemberModuleService>(MEMBER_MODULE)
    await inOneTransaction(step, (transaction) =>
      recordChanges(step, [transaction, audited], () =>
        transaction.within(members, (service, context) => service.updateMembers(before, context)),
      ),
    )
  },
)
