import type { MedusaContainer } from "@medusajs/framework/types"
import { STAFF_ACCESS_MODULE } from "../../modules/staff-access"
import type { StaffAccessModuleService } from "../../modules/staff-access/service"

const DAY_MS = 24 * 60 * 60 * 1000
/** How long it is known who opened Medusa Admin from where; a session itself lives for hours. */
const KEPT_MS = 30 * DAY_MS
const ONE_ROUND = { select: ["id" as const], take: 10_000 }

/** Sessions of staff that are over, and ends of tokens that are refused for their age by now. */
export default async function forgetEndedSessions(container: MedusaContainer): Promise<void> {
  const access = container.resolve<StaffAccessModuleService>(STAFF_ACCESS_MODULE)
  const before = (ms: number) => ({ $lt: new Date(Date.now() - ms) })
  const sessions = await access.listStaffSessions({ seen_at: before(KEPT_MS) }, ONE_ROUND)
  await access.deleteStaffSessions(sessions.map(({ id }) => id))
  const ends = await access.listStaffTokenEnds({ ended_at: before(DAY_MS) }, ONE_ROUND)
  await access.deleteStaffTokenEnds(ends.map(({ id }) => id))
}

export const config = { name: "forget-ended-sessions", schedule: "29 * * * *" }
