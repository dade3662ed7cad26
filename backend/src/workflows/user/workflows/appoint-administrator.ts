import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { MEMBER_MODULE } from "../../../modules/member"
import type { MemberModuleService } from "../../../modules/member/service"
import { ADMINISTRATORS_LOCK } from "../../../locks/locks"
import { setMemberRoleWorkflow } from "./set-member-role"

type MarkAppointmentInput = { email: string }

const markAppointmentStepId = "mark-appointment"

/** Remembers that a mail was made an administrator; `first` tells one that was not before. */
const markAppointmentStep = createStep(
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

export type AppointAdministratorInput = { customer_id: string; email: string }

export const appointAdministratorWorkflowId = "appoint-administrator"

/**
 * Gives the role to the mail that the operator named, once for ever: whoever demotes this
 * administrator later has the last word. Errors: email_not_verified, identity_unavailable.
 */
export const appointAdministratorWorkflow = createWorkflow(
  appointAdministratorWorkflowId,
  (input: AppointAdministratorInput) => {
    acquireLockStep(ADMINISTRATORS_LOCK)
    const appointment = markAppointmentStep({ email: input.email })
    when("appointment-is-the-first", { appointment }, ({ appointment }) => appointment.first).then(
      () => {
        setMemberRoleWorkflow.runAsStep({
          input: transform({ input }, ({ input: { customer_id } }) => ({
            customer_id,
            is_admin: true,
          })),
        })
      },
    )
    releaseLockStep({ key: ADMINISTRATORS_LOCK.key })
    return new WorkflowResponse(appointment)
  },
)
