import type { MedusaContainer } from "@medusajs/framework/types"
import { readEnvironment } from "../../settings/environment"
import { workOffAcesRuns } from "../../workflows/aces-import/work-off-runs"

/** ACES files that nobody sends on or decides on, and what is left of those that ended. */
export default async function forgetEndedAcesRuns(container: MedusaContainer): Promise<void> {
  if (readEnvironment(process.env).vehicles) workOffAcesRuns(container)
}

export const config = { name: "forget-ended-aces-runs", schedule: "53 * * * *" }
