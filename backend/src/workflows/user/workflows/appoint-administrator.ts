import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { ADMINISTRATORS_LOCK } from "../administrators-lock"
import { markAppointmentStep } from "../steps/mark-appointment"
import { setMemberRoleWorkflow } from "./set-member-role"

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
