import type { MedusaContainer } from "@medusajs/framework/types"
import { hasWaitingRuns } from "../queries/aces-import/waiting-runs"
import { readEnvironment } from "../settings/environment"
import { workOffAcesRuns } from "../workflows/aces-import/work-off-runs"

/** What a process that was killed, or one that only serves, left to be done; mostly nothing is. */
export default async function workOffDueAcesRuns(container: MedusaContainer): Promise<void> {
  if (!readEnvironment(process.env).vehicles) return
  if (await hasWaitingRuns(container)) workOffAcesRuns(container)
}

export const config = { name: "work-off-aces-runs", schedule: { interval: 5_000 } }
