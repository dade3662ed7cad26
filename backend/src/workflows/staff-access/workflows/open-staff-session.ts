import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { STAFF_ACCESS_MODULE } from "../../../modules/staff-access"
import type { StaffAccessModuleService } from "../../../modules/staff-access/service"

type OpenStaffSessionInput = { user_id: string; address: string; browser: string }

const openStaffSessionStepId = "open-staff-session"

const openStaffSessionStep = createStep(
  openStaffSessionStepId,
  async (input: OpenStaffSessionInput, { container }) => {
    const access = container.resolve<StaffAccessModuleService>(STAFF_ACCESS_MODULE)
    const { id } = await access.createStaffSessions({ ...input, seen_at: new Date() })
    return new StepResponse({ id }, id)
  },
  async (id, { container }) => {
    if (!id) return
    await container.resolve<StaffAccessModuleService>(STAFF_ACCESS_MODULE).deleteStaffSessions(id)
  },
)

export const openStaffSessionWorkflowId = "open-staff-session"

/** Writes down that somebody of the staff opens Medusa Admin. */
export const openStaffSessionWorkflow = createWorkflow(
  openStaffSessionWorkflowId,
  (input: OpenStaffSessionInput) => new WorkflowResponse(openStaffSessionStep(input)),
)
