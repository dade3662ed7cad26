import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MEMBER_MODULE } from "../../../modules/member"
import type { MemberModuleService } from "../../../modules/member/service"

export type MarkAppointmentInput = { email: string }

export const markAppointmentStepId = "mark-appointment"

/** Remembers that a mail was made an administrator; `first` tells one that was not before. */
export const markAppointmentStep = createStep(
  markAppointmentStepId,
  async ({ email }: MarkAppointmentInput, { container }) => {
    const members = container.resolve<MemberModuleService>(MEMBER_MODULE)
    const known = await members.listAppointments({ email })
    if (known.length > 0) return new StepResponse({ first: false }, null)
    await members.createAppointments({ email })
    return new StepResponse({ first: true }, email)
  },
  async (marked, { container }) => {
    if (!marked) return
    await container.resolve<MemberModuleService>(MEMBER_MODULE).deleteAppointments(marked)
  },
)
