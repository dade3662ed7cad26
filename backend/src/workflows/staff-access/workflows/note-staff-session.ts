import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { STAFF_ACCESS_MODULE } from "../../../modules/staff-access"
import type { StaffAccessModuleService } from "../../../modules/staff-access/service"

type NoteStaffSessionInput = { id: string; seen_at: Date }

const noteStaffSessionStepId = "note-staff-session"

const noteStaffSessionStep = createStep(
  noteStaffSessionStepId,
  async ({ id, seen_at }: NoteStaffSessionInput, { container }) => {
    const access = container.resolve<StaffAccessModuleService>(STAFF_ACCESS_MODULE)
    await access.updateStaffSessions({ id, seen_at: new Date() })
    return new StepResponse({ id }, { id, seen_at: new Date(seen_at) })
  },
  async (before, { container }) => {
    if (!before) return
    const access = container.resolve<StaffAccessModuleService>(STAFF_ACCESS_MODULE)
    await access.updateStaffSessions(before)
  },
)

export const noteStaffSessionWorkflowId = "note-staff-session"

/** Writes down that a session is used now; `seen_at` is when it was seen before. */
export const noteStaffSessionWorkflow = createWorkflow(
  noteStaffSessionWorkflowId,
  (input: NoteStaffSessionInput) => new WorkflowResponse(noteStaffSessionStep(input)),
)
