import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { STAFF_ACCESS_MODULE } from "../../../modules/staff-access"
import type { StaffAccessModuleService } from "../../../modules/staff-access/service"

export type EndSessionsInput = {
  /** This one alone. */
  id?: string | undefined
  /** Those of one person. */
  user_id?: string | undefined
  /** The session that goes on. */
  except?: string | undefined
}

/** Medusa lists fifteen where nothing is said. */
const MOST = 100_000

const endSessionsStepId = "end-staff-sessions"

/** Ends open sessions of Medusa Admin and answers which. */
export const endSessionsStep = createStep(
  endSessionsStepId,
  async ({ id, user_id, except }: EndSessionsInput, { container }) => {
    const access = container.resolve<StaffAccessModuleService>(STAFF_ACCESS_MODULE)
    const open = await access.listStaffSessions(
      { ended_at: null, ...(id && { id }), ...(user_id && { user_id }) },
      { select: ["id"], take: MOST },
    )
    const ids = open.map((session) => session.id).filter((one) => one !== except)
    const ended_at = new Date()
    await access.updateStaffSessions(ids.map((one) => ({ id: one, ended_at })))
    return new StepResponse(ids, ids)
  },
  async (ids, { container }) => {
    if (!ids) return
    const access = container.resolve<StaffAccessModuleService>(STAFF_ACCESS_MODULE)
    await access.updateStaffSessions(ids.map((id) => ({ id, ended_at: null })))
  },
)
