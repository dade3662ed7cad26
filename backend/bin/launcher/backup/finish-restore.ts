import fs from "node:fs"
import type { Environment } from "../../../src/settings/environment"
import type { DataPlaces } from "../data-folder/data-folder"
import { hasTables } from "./external-database"
import { carryOut, readPlan } from "./restore-plan"

type Interrupted = { environment: Pick<Environment, "databaseUrl">; data: DataPlaces }

/**
 * Ends a restore that was cut short, for whoever has the data folder: from its plan on it goes
 * forward to the new shop, before that nothing had happened to the old one.
 */
export async function finishRestore({ environment, data }: Interrupted): Promise<void> {
  const plan = readPlan(data.restore)
  const { databaseUrl } = environment
  if (plan && (!plan.awaitsDatabase || (databaseUrl && (await hasTables(databaseUrl))))) {
    carryOut(plan)
  }
  fs.rmSync(data.restore, { recursive: true, force: true })
}
