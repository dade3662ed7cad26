import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { STAFF_ACCESS_MODULE } from "../../../modules/staff-access"
import type { StaffAccessModuleService } from "../../../modules/staff-access/service"

export type EndTokensInput = {
  /** Those of one person. */
  user_id?: string | undefined
  /** Whose tokens go on: the caller's, who called by one. */
  except_user?: string | undefined
}

/** Medusa lists fifteen where nothing is said. */
const MOST = 100_000

const endTokensStepId = "end-staff-tokens"

/** Ends the tokens that staff were given until now. */
export const endTokensStep = createStep(
  endTokensStepId,
  async ({ user_id, except_user }: EndTokensInput, { container }) => {
    const access = container.resolve<StaffAccessModuleService>(STAFF_ACCESS_MODULE)
    const users = await container
      .resolve(Modules.USER)
      .listUsers(user_id ? { id: user_id } : {}, { select: ["id"], take: MOST })
    const ids = users.map(({ id }) => id).filter((id) => id !== except_user)
    const before = await access.listStaffTokenEnds({ id: ids }, { take: MOST })
    const known = new Set(before.map(({ id }) => id))
    const ended_at = new Date()
    const fresh = ids.filter((id) => !known.has(id))
    await access.updateStaffTokenEnds(before.map(({ id }) => ({ id, ended_at })))
    await access.createStaffTokenEnds(fresh.map((id) => ({ id, ended_at })))
    const kept = before.map((row) => ({ id: row.id, ended_at: row.ended_at }))
    return new StepResponse(ids.length, { kept, fresh })
  },
  async (done, { container }) => {
    if (!done) return
    const access = container.resolve<StaffAccessModuleService>(STAFF_ACCESS_MODULE)
    await access.updateStaffTokenEnds(
      done.kept.map(({ id, ended_at }) => ({ id, ended_at: new Date(ended_at) })),
    )
    await access.deleteStaffTokenEnds(done.fresh)
  },
)
