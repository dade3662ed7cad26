import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetOldRuns } from "../../workflows/sync/run-book"

/** What a file of an ERP did is known for 30 days, and its bad rows with it. */
export default async function forgetOldSyncs(container: MedusaContainer): Promise<void> {
  await forgetOldRuns(container)
}

export const config = { name: "forget-old-syncs", schedule: "23 3 * * *" }
